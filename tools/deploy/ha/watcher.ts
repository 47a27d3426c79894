// Started by watch.ts in the network of one machine: writes straight into the PostgreSQL there, and prints a line for
// each write that was told to be stored.
// usage: watcher.ts <name> <address> <password of the superuser>
import { present } from '@lykta/domain';
import { openPool } from '@lykta/server';
import { setTimeout as delay } from 'node:timers/promises';
import type { Accepted } from './accepted.ts';

const PAUSE_MS = 300;
const TIMEOUT_MS = 2000;
const INSERT = `insert into watched (id) values ($1)
  returning ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int as timeline`;

const [machine = '', address = '', password = ''] = process.argv.slice(2);
const connectionString = `postgres://postgres:${password}@${address}/postgres`;
const { pool } = openPool({ connectionString }, 1, { query_timeout: TIMEOUT_MS });

for (let n = 0; ; n += 1) {
  const id = `${machine}-${n}`;
  const began = Date.now();
  try {
    const { rows } = await pool.query<{ timeline: number }>(INSERT, [id]);
    const { timeline } = present(rows[0], 'the row that was just written');
    const accepted: Accepted = { id, machine, timeline, began, ended: Date.now() };
    console.log(JSON.stringify(accepted));
  } catch {
    // It is no primary, or away, or waits in vain for a copy.
  }
  await delay(PAUSE_MS);
}
