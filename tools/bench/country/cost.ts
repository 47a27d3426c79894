import { cpuUsed, type Cpu } from '../cpu.ts';
import { isShort, median } from '../results.ts';
import { run, type Step } from '../server/measure.ts';
import type { Pool } from '../server/staff.ts';

/** What one request costs. */
export interface Cost extends Cpu {
  /** The time until the reply, in ms. */
  ms: number;
  /** Rows that PostgreSQL reads and writes, blocks that it looks at, and bytes of its log. */
  rows: number;
  blocks: number;
  wal: number;
}

const ROUNDS = 3;
/** A connection that has nothing to do hands in its counts of rows and blocks after ten seconds. */
const HANDED_IN_SECONDS = isShort ? 0 : 11;

/** Who is measured. */
export interface Measured {
  server: number;
  postmaster: number;
  pool: Pool;
}

/** What is counted anew around each round. */
type Used = Pick<Cost, 'server' | 'database' | 'wal'>;

async function usedBy({ server, postmaster, pool }: Measured): Promise<Used> {
  const { rows } = await pool.query<{ wal: number }>(`select (pg_current_wal_lsn() - '0/0')::float8 as wal`);
  return { ...cpuUsed([server], postmaster), wal: rows[0]!.wal };
}

/** How many rows and blocks PostgreSQL has touched so far. */
async function touchedIn(pool: Pool): Promise<Pick<Cost, 'rows' | 'blocks'>> {
  await pool.query(`select pg_sleep(${HANDED_IN_SECONDS})`);
  const { rows } = await pool.query<Pick<Cost, 'rows' | 'blocks'>>(
    `select (tup_returned + tup_inserted + tup_updated + tup_deleted)::float8 as rows,
       (blks_hit + blks_read)::float8 as blocks
     from pg_stat_database where datname = current_database()`,
  );
  return rows[0]!;
}

/** Measures a step in rounds, one request at a time. @throws {Error} if a request fails */
export async function costOf(measured: Measured, name: string, count: number, step: Step): Promise<Cost> {
  await run(Math.ceil(count / 4), 1, step);
  const touchedBefore = await touchedIn(measured.pool);
  const rounds: (Used & Pick<Cost, 'ms'>)[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await usedBy(measured);
    const outcome = await run(count, 1, (n) => step(n + round * count));
    const after = await usedBy(measured);
    if (outcome.failed > 0) throw new Error(`${name}: ${outcome.failed} of ${count} failed`);
    const each = (what: keyof Used) => (after[what] - before[what]) / count;
    rounds.push({ server: each('server'), database: each('database'), wal: each('wal'), ms: outcome.p50 });
  }
  const touched = await touchedIn(measured.pool);
  const middle = (what: keyof Used | 'ms') => median(rounds.map((cost) => cost[what]));
  return {
    ...{ server: middle('server'), database: middle('database'), ms: middle('ms'), wal: middle('wal') },
    rows: (touched.rows - touchedBefore.rows) / (ROUNDS * count),
    blocks: (touched.blocks - touchedBefore.blocks) / (ROUNDS * count),
  };
}
