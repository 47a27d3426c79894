import { readdirSync, readFileSync } from 'node:fs';
import { median } from '../results.ts';
import { run, type Step } from '../server/measure.ts';
import type { Pool } from '../server/staff.ts';

/** What one request costs. */
export interface Cost {
  /** Processor time of the server and of PostgreSQL, in ms. */
  server: number;
  database: number;
  /** The time until the reply, in ms. */
  ms: number;
  /** Rows that PostgreSQL reads and writes, blocks that it looks at, and bytes of its log. */
  rows: number;
  blocks: number;
  wal: number;
}

const TICK_MS = 10;
const ROUNDS = 3;

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

const FACTS = `select pg_current_wal_lsn() - '0/0' as wal, tup_returned + tup_inserted + tup_updated + tup_deleted as rows,
  blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()`;

/** Who is measured. */
export interface Measured {
  server: number;
  postmaster: number;
  pool: Pool;
}

async function stateOf({ server, postmaster, pool }: Measured) {
  // The figures of connections reach the view within a second.
  await pool.query('select pg_sleep(1.2)');
  const { rows } = await pool.query<Record<'wal' | 'rows' | 'blocks', string>>(FACTS);
  const { wal, rows: touched, blocks } = rows[0]!;
  return {
    ...{ server: cpuOf(server), database: cpuOfFamily(postmaster) },
    ...{ wal: Number(wal), rows: Number(touched), blocks: Number(blocks) },
  };
}

/** Measures a step in rounds, one request at a time. @throws {Error} if a request fails */
export async function costOf(measured: Measured, name: string, count: number, step: Step): Promise<Cost> {
  await run(Math.ceil(count / 4), 1, step);
  const rounds: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await stateOf(measured);
    const outcome = await run(count, 1, (n) => step(n + round * count));
    const after = await stateOf(measured);
    if (outcome.failed > 0) throw new Error(`${name}: ${outcome.failed} of ${count} failed`);
    const each = (what: keyof typeof after) => (after[what] - before[what]) / count;
    rounds.push({
      ...{ server: each('server'), database: each('database'), ms: outcome.p50 },
      ...{ rows: each('rows'), blocks: each('blocks'), wal: each('wal') },
    });
  }
  const middle = (what: keyof Cost) => median(rounds.map((cost) => cost[what]));
  return {
    ...{ server: middle('server'), database: middle('database'), ms: middle('ms') },
    ...{ rows: middle('rows'), blocks: middle('blocks'), wal: middle('wal') },
  };
}
