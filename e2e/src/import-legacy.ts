import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { present } from '@lykta/domain';
import type { ServerProcess } from './server-process.ts';

/** Imports an old login like an operator. @returns the code of its link */
export function importLegacy(server: ServerProcess, username: string, password: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lykta-e2e-legacy-'));
  const file = path.join(folder, 'old.csv');
  writeFileSync(file, `username,password\n${username},${password}\n`);
  const [, line = ''] = server.admin(['import-legacy', file]).trim().split('\n');
  rmSync(folder, { recursive: true });
  return present(line.split(',')[1], 'the code of the link');
}
