import {
  DELETE_ACCOUNT,
  READ_MOODS,
  READ_OWN_ANSWERS,
  SAVE_MOOD,
  SAVE_OWN_ANSWERS,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inDatabase } from '../testing/global-setup.ts';
import { openTestServer, type TestChild, type TestServer } from '../testing/test-server.ts';
import { untyped } from '../testing/untyped.ts';
import { countParts, divide, growingWithUse } from './partitions.ts';
import { rewrite } from './rewrite.ts';

const SCHOOL = { formId: 'school', formVersion: 1 };
const CHILDREN = 12;

let server: TestServer;
let children: TestChild[];

const mood = (level0: number) => ({
  body: { timestamp: server.clock.now().toISOString(), level0, level1: [] },
});
const layout = async () => {
  const { rows } = await sql<{ what: string }>`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as what from pg_constraint
    where conrelid = any(${[...growingWithUse]}::regclass[]) and contype <> 'n'
    union all
    select replace(indexdef, ' ON ONLY ', ' ON ') from pg_indexes
    where schemaname = 'public' and tablename = any(${[...growingWithUse]})
    union all
    select format('%s may %s on %s', grantee, privilege_type, table_name) from information_schema.table_privileges
    where table_schema = 'public' and table_name = any(${[...growingWithUse]}) order by 1`.execute(server.db);
  return rows.map(({ what }) => what);
};
const divideInto = async (parts: number) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  return divide(inDatabase(inject('testDatabase'), rows[0]!.name), parts);
};

beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  await divideInto(1);
  children = await Promise.all(Array.from({ length: CHILDREN }, () => server.signUp()));
  for (const [n, child] of children.entries()) {
    await child.ok(SAVE_MOOD, mood(n % 5));
    await child.ok(SAVE_OWN_ANSWERS, { params: SCHOOL, body: { answers: {}, inactive: {} } });
  }
});
afterAll(() => server.close());

describe('tables divided by child', { timeout: 60_000 }, () => {
  it('have the same rows, rules, indexes and rights, and so do whole ones afterwards', async () => {
    const before = await layout();
    expect(await divideInto(4)).toBe(2 * CHILDREN);
    expect(await countParts(server.db)).toBe(4);
    const divided = await layout();
    expect(divided.map((what) => what.replace(/\(account_id, id\)$/, '(id)'))).toEqual(before);
    expect(await divideInto(4)).toBe(0);
    await divideInto(8);
    expect(await countParts(server.db)).toBe(8);
    await divideInto(1);
    expect(await layout()).toEqual(before);
    await divideInto(4);
  });

  it('hold all of a child in one part, and serve every child', async () => {
    const { rows } = await sql<{ parts: number }>`
      select count(distinct tableoid)::int as parts from moods`.execute(server.db);
    expect(rows[0]!.parts).toBeGreaterThan(1);
    for (const [n, child] of children.entries()) {
      expect(Object.values(await child.ok(READ_MOODS))).toMatchObject([{ level0: n % 5 }]);
      await child.ok(SAVE_MOOD, mood((n + 1) % 5));
      await child.ok(SAVE_OWN_ANSWERS, { params: SCHOOL, body: { answers: {}, inactive: {} } });
      expect(Object.values(await child.ok(READ_MOODS))).toMatchObject([{ level0: (n + 1) % 5 }]);
      expect(await child.ok(READ_OWN_ANSWERS, { params: SCHOOL })).toMatchObject({ answers: {} });
    }
  });

  it('are rewritten by a migration row by row: the same place in another part is another row', async () => {
    const before = await sql<{ day: string; account_id: string }>`
      select account_id, day from moods order by account_id`.execute(server.db);
    await server.db.transaction().execute((trx) =>
      rewrite<{ account_id: string }>(untyped(trx), {
        table: 'moods',
        read: 'account_id',
        columns: { sealed: 'bytea' },
        write: ({ account_id }) => ({ sealed: Buffer.from(account_id) }),
      }),
    );
    const { rows } = await sql<{ own: boolean }>`
      select convert_from(sealed, 'UTF8') = account_id as own from moods`.execute(server.db);
    expect(rows).toEqual(before.rows.map(() => ({ own: true })));
  });

  it('lose what a deleted account has', async () => {
    const [child] = children;
    await child!.ok(DELETE_ACCOUNT, { params: { id: child!.id }, querystring: { keepAnswers: '0' } });
    for (const table of growingWithUse) {
      const { rows } = await sql`
        select from ${sql.table(table)} where account_id = ${child!.id}`.execute(server.db);
      expect(rows).toEqual([]);
    }
  });
});
