import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the text of a file in a folder; creates the file at the first call, readable only by its owner.
 * @throws {Error} if the file cannot be written or read
 */
export function madeOnce(folder: string, name: string, make: () => string): string {
  const file = path.join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(file, `${make()}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process that started at the same moment may have created it first.
      if (!existsSync(file)) throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}
