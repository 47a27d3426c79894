import { IS_ALIVE, IS_READY } from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ready = async () => (await server.browser().call(IS_READY)).status;
const run = (text: string) => sql.raw(text).execute(server.db);

describe('GET readyz', () => {
  it('writes and reads, and leaves nothing behind', async () => {
    expect(await ready()).toBe(200);
    const asked = await Promise.all(Array.from({ length: 20 }, ready));
    expect(new Set(asked)).toEqual(new Set([200]));
    expect(
      await server.db.selectFrom('rate_buckets').selectAll().where('name', '=', 'readyz').execute(),
    ).toEqual([]);
  });

  it.each([
    [
      'refuses to write',
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger refuse before insert on rate_buckets execute function refuse()`,
      'drop trigger refuse on rate_buckets',
    ],
    [
      'forgets what was written',
      `create function forget() returns trigger language plpgsql as $$ begin return null; end $$;
       create trigger forget before insert on rate_buckets for each row execute function forget()`,
      'drop trigger forget on rate_buckets',
    ],
    ['lacks a table', 'alter table rate_buckets rename to away', 'alter table away rename to rate_buckets'],
    [
      'lacks a migration',
      `update kysely_migration set name = 'later' where name = '0002-child-counts'`,
      `update kysely_migration set name = '0002-child-counts' where name = 'later'`,
    ],
  ])('says 503 while the database %s', async (_name, breaking, mending) => {
    await run(breaking);
    expect(await server.browser().call(IS_READY)).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect((await server.browser().call(IS_ALIVE)).status).toBe(200);
    await run(mending);
    expect(await ready()).toBe(200);
  });
});
