// npm run bench:server: two servers on one PostgreSQL, asked in turn, under the loads that a municipality makes.
// Prints a table; compare ratios, not milliseconds: the yardstick is a bare query on the same machine in the same run.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded, openPool } from '@lykta/server';
import { classroom, eveningPeak, signInRamp, statistics, type Pool } from './loads.ts';
import { describe, run, type Outcome } from './measure.ts';

const PORTS = [5190, 5191];
const MAIN = path.resolve(import.meta.dirname, '../../../apps/server/src/main.ts');

const data = mkdtempSync(path.join(tmpdir(), 'lykta-bench-'));
const servers = await Promise.all(PORTS.map((port) => start(port)));
const embedded = await openEmbedded(data);
const { pool } = openPool(embedded.connection, 10);
try {
  const urls = PORTS.map((port) => `http://127.0.0.1:${port}`);
  const rows: [string, Outcome][] = [];
  rows.push(['yardstick: one bare upsert, 10 at a time', await yardstick(pool)]);
  const children = await classroom(urls);
  rows.push(['classroom: 30 create an account at once', children.outcome]);
  rows.push(['sign-in ramp: 200 sign in, 20 at a time', await signInRamp(urls, children.people)]);
  rows.push(['evening peak: 100 requests/s for 20 s, mixed', await eveningPeak(urls, children.people)]);
  rows.push(['statistics of 100,000 children, 20 viewers', await statistics(urls, pool)]);
  console.log(describe(rows));
} finally {
  await pool.end();
  await Promise.all(servers.map(stop));
  await embedded.stop();
  rmSync(data, { recursive: true, force: true });
}

function start(port: number): Promise<ChildProcess> {
  const settings = {
    LYKTA_DATA: data,
    LYKTA_PORT: String(port),
    LYKTA_BOT_CHECK: 'off',
    LYKTA_STAFF_TOTP: 'off',
  };
  const env = { ...process.env, LYKTA_ENVIRONMENT: 'dev', ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('listens on')) resolve(child);
    });
    child.once('exit', (code) => reject(new Error(`the server ended (${code})`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** What the machine can do at all: an upsert like that of a mood, without a server in between. */
async function yardstick(bare: Pool): Promise<Outcome> {
  await bare.query('create table if not exists bench_upsert (id int primary key, sealed bytea)');
  const text =
    'insert into bench_upsert values ($1, $2) on conflict (id) do update set sealed = excluded.sealed';
  const outcome = await run(2000, 10, async (n) => {
    await bare.query({ name: 'upsert', text, values: [n % 30, Buffer.alloc(120, n)] });
    return true;
  });
  await bare.query('drop table bench_upsert');
  return outcome;
}
