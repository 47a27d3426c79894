import { SAVE_MOOD } from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSentCase } from './sent-case.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

/** Returns how many rows each table has; it leaves out empty tables. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public'`.execute(server.db);
  const counts = await Promise.all(
    tables.rows.map(async ({ tablename }): Promise<[string, number]> => {
      const counted = await sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(tablename)}`.execute(server.db);
      return [tablename, counted.rows[0]?.n ?? 0];
    }),
  );
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
}

it('leaves a database as it was when it was new, and a clock and a log too', async () => {
  const [before, now] = [await countRows(), server.clock.now()];
  server.clock.advance({ days: 1 });
  const { child } = await openSentCase(server, 'Ankeborg');
  await child.call(SAVE_MOOD, { body: { timestamp: server.clock.now().toISOString(), level0: 'GOOD' } });
  expect(Object.keys(await countRows()).length).toBeGreaterThan(Object.keys(before).length + 10);
  await server.empty();
  expect(await countRows()).toEqual(before);
  expect(server.clock.now()).toEqual(now);
  expect(server.logs).toEqual([]);
  expect((await openSentCase(server, 'Ankeborg')).child.id).not.toBe(child.id);
});
