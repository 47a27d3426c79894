import { globSync } from 'node:fs';

/**
 * Returns the programs of the newest PostgreSQL installed on this machine, in the folders of Debian, Red Hat and
 * Homebrew.
 */
export function ownPostgres(): string | undefined {
  const folders = [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/local/opt/postgresql@*/bin',
  ].flatMap((pattern) => globSync(pattern));
  const version = (folder: string) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
  return folders.filter((folder) => version(folder) >= 15).sort((a, b) => version(b) - version(a))[0];
}
