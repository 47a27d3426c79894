import { sql } from 'kysely';
import { expect, inject, it, vi } from 'vitest';
import { inDatabase } from '../testing/global-setup.ts';
import { openPool } from './connect.ts';

it('stays connected while nothing is asked, so that nobody stops the embedded database under it', async () => {
  const { template: _, ...server } = inject('testDatabase');
  const { pool } = openPool(inDatabase(server, 'postgres'));
  const [one, another] = [await pool.connect(), await pool.connect()];
  const planned = vi.spyOn(globalThis, 'setTimeout');
  one.release();
  another.release();
  const calls = [...planned.mock.calls];
  planned.mockRestore();
  expect(calls).toHaveLength(2);
  // What the pool has planned for when they have been idle for long.
  for (const [work] of calls) work();
  expect(pool.totalCount).toBe(1);
  await pool.end();
});

it('has a query read and planned once per connection, and one without parameters not kept', async () => {
  const { template: _, ...server } = inject('testDatabase');
  const { db, pool } = openPool(inDatabase(server, 'postgres'), 1);
  for (const n of [1, 2, 3]) {
    const { rows } = await sql<{ n: number }>`select ${n}::int + 1 as n`.execute(db);
    expect(rows).toEqual([{ n: n + 1 }]);
  }
  const kept = sql<{ statement: string }>`select statement from pg_prepared_statements`;
  expect((await kept.execute(db)).rows).toEqual([{ statement: 'select $1::int + 1 as n' }]);
  await pool.end();
});

it('keeps no more than 500 queries', async () => {
  const { template: _, ...server } = inject('testDatabase');
  const { db, pool } = openPool(inDatabase(server, 'postgres'), 1);
  for (let n = 1; n <= 510; n += 1) await sql`select ${n}::int as ${sql.ref(`column_${n}`)}`.execute(db);
  const kept = sql<{ n: number }>`select count(*) as n from pg_prepared_statements`;
  expect((await kept.execute(db)).rows).toEqual([{ n: 500 }]);
  await pool.end();
});

it('plans anew when a newer server has changed a table', async () => {
  const { template: _, ...server } = inject('testDatabase');
  const { db, pool } = openPool(inDatabase(server, 'postgres'), 1);
  const look = sql`select * from changing where a = ${1}`;
  await sql`create table changing (a int)`.execute(db);
  await look.execute(db);
  await sql`alter table changing add column b int`.execute(db);
  await expect(look.execute(db)).rejects.toMatchObject({ code: '0A000' });
  await expect(look.execute(db)).resolves.toMatchObject({ rows: [] });
  await sql`drop table changing`.execute(db);
  await pool.end();
});
