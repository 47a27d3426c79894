import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The processor time of a server and of PostgreSQL, in ms. */
export interface Cpu {
  server: number;
  database: number;
}

const TICK_MS = 10;

/** The processor time of a process and of its children that have ended, in ms. */
function cpuOf(pid: number): number {
  const fields = statOf(pid);
  return fields ? TICK_MS * [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) : 0;
}

/** The fields of /proc after the name of the program; null if the process has ended. */
function statOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return null;
  }
}

/** The processor time of a process and of all that it has started. */
function cpuOfFamily(pid: number): number {
  const others = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))?.[1] === `${pid}`,
  );
  return others.reduce((sum, other) => sum + cpuOf(Number(other)), cpuOf(pid));
}

/** The processor time so far. @param servers their processes; @param postmaster the first process of PostgreSQL */
export const cpuUsed = (servers: readonly number[], postmaster: number): Cpu => ({
  server: servers.reduce((sum, pid) => sum + cpuOf(pid), 0),
  database: cpuOfFamily(postmaster),
});

/** The first process of an embedded PostgreSQL. */
export const postmasterIn = (folder: string): number =>
  Number(readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
