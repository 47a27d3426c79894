import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedUnavailable } from './postgres-binaries.ts';

/** The user that PostgreSQL runs as; null means the current user. PostgreSQL refuses to run as root. */
export type PostgresUser = { name: string; uid: number; gid: number } | null;

/**
 * Chooses the user for PostgreSQL when the server runs as root: `postgres`, or else `nobody`.
 * @throws {EmbeddedUnavailable} if neither exists
 */
export function postgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { name, uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new EmbeddedUnavailable(
    'PostgreSQL can\'t run as root, and this machine has neither a "postgres" nor a "nobody" account. Start Lykta as another user, or set LYKTA_DATABASE.',
  );
}

/** Whether the user can enter a folder and so reach its content. */
export function canEnter(user: PostgresUser, folder: string): boolean {
  if (!user) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...asUser(user), cwd: '/' }).status === 0;
}

/** The options that make a child process run as that user. */
export function asUser(user: PostgresUser): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/**
 * Creates or checks a folder that belongs to the user and that nobody else can enter.
 * @throws {EmbeddedUnavailable} if somebody else owns it (in a shared folder such as the system's temp folder, an
 *   attack)
 */
export function privateFolder(folder: string, user: PostgresUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ours = process.getuid?.() ?? 0;
  const stat = lstatSync(folder);
  if (user && stat.uid === ours && stat.isDirectory()) chownSync(folder, user.uid, user.gid);
  else if (!stat.isDirectory() || stat.uid !== (user?.uid ?? ours)) {
    throw new EmbeddedUnavailable(
      `The folder ${folder} belongs to another user (number ${stat.uid}). Start Lykta as that user, choose another LYKTA_DATA, or remove the folder if nothing in it is needed.`,
    );
  }
}

/**
 * Returns a folder that PostgreSQL's user can reach, for when the clone or LYKTA_DATA is in a folder that only root can
 * enter.
 */
export function reachableFolder(folder: string, user: PostgresUser): string {
  const name = `${path.basename(folder)}-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;
  for (const base of ['/var/lib/lykta', path.join(tmpdir(), 'lykta-root')]) {
    try {
      mkdirSync(base, { recursive: true, mode: 0o711 });
    } catch {
      continue;
    }
    const stat = lstatSync(base);
    if (stat.isDirectory() && stat.uid === 0 && canEnter(user, base)) return path.join(base, name);
  }
  throw new EmbeddedUnavailable(
    `The user ${user?.name} can't enter ${folder}, and no other folder was found for the database. Set LYKTA_DATA to one it can enter, or set LYKTA_DATABASE.`,
  );
}

/** Copies the binaries to a place where the user can run them, once per version. */
export function reachableBinaries(native: string, user: PostgresUser): string {
  if (canEnter(user, path.join(native, 'bin'))) return native;
  const about = readFileSync(path.join(native, '../package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(about);
  const target = path.join(path.dirname(reachableFolder(native, user)), `postgresql-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, target);
  } catch {
    rmSync(unfinished, { recursive: true }); // another process finished first
  }
  return target;
}
