import { sql } from 'kysely';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseProblem } from '../http/database-problem.ts';
import { openPool } from './connect.ts';
import { clusterFolder, openEmbedded, type EmbeddedPostgres } from './embedded.ts';
import { onlyPrimary } from './primary.ts';

let data: string;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-primary-'));
  chmodSync(data, 0o711);
  postgres = await openEmbedded(data);
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Makes every commit wait for another machine, or none. */
async function wantCopyOn(machine: string): Promise<void> {
  const { db } = openPool(postgres.owner, 1);
  await sql`alter system set synchronous_standby_names = ${sql.lit(machine)}`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await db.destroy();
}

/** Does what an operator may do with a statement that hangs: cancels each one that waits for a copy. */
async function cancelWaiting(): Promise<void> {
  const { db } = openPool(postgres.owner, 1);
  const cancel = sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
  await expect.poll(async () => (await cancel.execute(db)).rows.length, { timeout: 10_000 }).toBe(1);
  await db.destroy();
}

/** Writes until it fails: PostgreSQL's processes read a changed setting one after the other. */
async function untilItFails(write: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    try {
      await write();
    } catch (error) {
      return error;
    }
  }
}

it('a write that no other machine has got is not said to be stored', { timeout: 60_000 }, async () => {
  const { db } = openPool(postgres.owner, 1);
  await sql`create table kept (n int)`.execute(db);
  await wantCopyOn('nobody');
  const insert = sql`insert into kept values (${1})`;
  const insertInTransaction = () => db.transaction().execute((trx) => insert.execute(trx));
  for (const write of [() => insert.execute(db), insertInTransaction]) {
    const [failure] = await Promise.all([untilItFails(write), cancelWaiting()]);
    expect(failure).toMatchObject({ name: 'NotReplicated' });
    expect(databaseProblem(failure)).toMatchObject({ status: 503, code: 'busy' });
  }
  await wantCopyOn('');
  await expect.poll(() => insert.execute(db).then(() => 'stored', String)).toBe('stored');
  await db.destroy();
});

it('a machine that only copies another one is not used, and a write that reached it is told as busy', async () => {
  await postgres.stop();
  writeFileSync(path.join(clusterFolder(data), 'standby.signal'), '');
  await postgres.revive();
  const { db: reading } = openPool(postgres.owner, 1);
  const write = await sql`create table more (n int)`.execute(reading).catch((error: unknown) => error);
  expect(databaseProblem(write)?.status).toBe(503);
  await reading.destroy();
  const { db } = openPool({ ...postgres.owner, ...onlyPrimary }, 1);
  const refused = await sql`select 1`.execute(db).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'NotPrimary' });
  expect(databaseProblem(refused)?.status).toBe(503);
  await db.destroy();
}, 60_000);
