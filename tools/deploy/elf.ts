import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';
import type { Architecture } from './platform.ts';

/** How a program for Linux begins, and where it says which processor it is for. */
const MAGIC = Buffer.from('\x7fELF', 'latin1');
const MACHINE_AT = 18;
const MACHINES: Record<Architecture, number> = { amd64: 62, arm64: 183 };

/** Returns the programs and libraries under a folder that another processor than the package's would run. */
export function foreignPrograms(folder: string, architecture: Architecture): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => {
      const head = headOf(file);
      return head.subarray(0, MAGIC.length).equals(MAGIC) && machineOf(head) !== MACHINES[architecture];
    });
}

const machineOf = (head: Buffer) => head.readUInt16LE(MACHINE_AT);

function headOf(file: string): Buffer {
  const head = Buffer.alloc(MACHINE_AT + 2);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, head);
  } finally {
    closeSync(opened);
  }
  return head;
}
