import { CREATE_SHARE, READ_SESSION, START_PASSWORD_RESET } from '@lykta/domain/calls';
import { expect, it } from 'vitest';
import { cleanUp } from './cleanup.ts';
import { openTestServer } from './testing/test-server.ts';

it('erases what has run out, secrets first, and nothing that lives', async () => {
  const server = await openTestServer({ botCheck: false });
  const old = await server.signUp();
  const link = await old.ok(CREATE_SHARE, { body: { name: 'Mormor', sections: ['profile'] } });
  await server.browser().call(START_PASSWORD_RESET, {
    body: { username: old.username, redirect: 'http://localhost:4200/resetpwd' },
  });
  const count = async (table: 'sessions' | 'reset_tokens' | 'outbox' | 'rate_buckets' | 'shares') =>
    (
      await server.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;

  await cleanUp(server.app.services);
  expect([
    await count('sessions'),
    await count('reset_tokens'),
    await count('outbox'),
    await count('shares'),
  ]).toEqual([1, 1, 1, 1]);

  server.clock.advance({ days: 15 });
  const young = await server.signUp();
  await cleanUp(server.app.services);
  expect([await count('reset_tokens'), await count('outbox')]).toEqual([0, 0]);
  const [share] = await server.db.selectFrom('shares').select(['id', 'sealed']).execute();
  expect(share).toEqual({ id: link.id, sealed: null });

  server.clock.advance({ days: 100 });
  await cleanUp(server.app.services);
  expect([await count('sessions'), await count('shares'), await count('rate_buckets')]).toEqual([0, 0, 0]);
  expect((await young.call(READ_SESSION)).status).toBe(401);
  await server.close();
});
