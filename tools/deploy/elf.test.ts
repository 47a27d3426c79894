import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { foreignPrograms } from './elf.ts';

/** The beginning of a program for a processor, by its number. */
const program = (machine: number) =>
  Buffer.from([0x7f, ...Buffer.from('ELF'), ...Array(14).fill(0), machine, 0]);

test('a program for another processor is found, wherever it lies', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lykta-elf-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const deep = path.join(folder, 'lib/deep');
  mkdirSync(deep, { recursive: true });
  writeFileSync(path.join(folder, 'node'), program(183));
  writeFileSync(path.join(deep, 'libc.so'), program(62));
  writeFileSync(path.join(deep, 'short.txt'), 'a');
  expect(foreignPrograms(folder, 'arm64')).toEqual([path.join(deep, 'libc.so')]);
  expect(foreignPrograms(folder, 'amd64')).toEqual([path.join(folder, 'node')]);
});
