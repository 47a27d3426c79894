import { DAY_MS } from '@lykta/domain';
import {
  CHANGE_PASSWORD,
  CHANGE_USERNAME,
  FINISH_VERIFICATION,
  READ_SESSION,
  START_VERIFICATION,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashToken, newToken } from '../../security/tokens.ts';
import { invitationsOf, invite } from '../../testing/case.ts';
import { undo } from '../../testing/logins.ts';
import { sentCode, sentTo, sentToken } from '../../testing/sent.ts';
import { newPhone, openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

/** The attacker here can write to the database but does not have the secret. */
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const pendingOf = async (child: TestChild) => (await invitationsOf(child)).pending;

it('can’t say that an address is verified', async () => {
  const worker = await server.staff();
  const child = await server.signUp();
  await server.db.updateTable('accounts').set({ verified: true }).where('id', '=', child.id).execute();
  const forms = [{ id: 'school', version: 1, order: 0 }];
  await invite(worker, forms, { recipients: [child.username] });
  expect(await pendingOf(child)).toEqual([]);
});

it('can’t verify a new name with a code or the address of an earlier one', async () => {
  const child = await server.signUp();
  await child.call(START_VERIFICATION, { body: { username: child.username } });
  const code = await sentCode(server, child.username);
  const kept = await server.db
    .selectFrom('address_codes')
    .selectAll()
    .where('account_id', '=', child.id)
    .executeTakeFirstOrThrow();
  const { address_sealed } = await server.db
    .selectFrom('accounts')
    .select('address_sealed')
    .where('id', '=', child.id)
    .executeTakeFirstOrThrow();
  await child.call(CHANGE_USERNAME, { body: { username: newPhone() } });
  await server.db.insertInto('address_codes').values(kept).execute();
  expect((await child.call(FINISH_VERIFICATION, { body: { code } })).status).toBe(401);
  await server.db.updateTable('accounts').set({ address_sealed }).where('id', '=', child.id).execute();
  expect((await child.call(FINISH_VERIFICATION, { body: { code } })).status).toBe(410);
  expect((await child.call(READ_SESSION)).body).toMatchObject({ verified: false });
});

it('can’t have the link sent to the address of an earlier name', async () => {
  const child = await server.signUp();
  const addressOf = () =>
    server.db
      .selectFrom('accounts')
      .select('address_sealed')
      .where('id', '=', child.id)
      .executeTakeFirstOrThrow();
  const earlier = await addressOf();
  await child.call(CHANGE_USERNAME, { body: { username: newPhone() } });
  const before = (await sentTo(server, child.username)).length;
  await server.db.updateTable('accounts').set(earlier).where('id', '=', child.id).execute();
  expect((await child.call(CHANGE_PASSWORD, { body: { password: 'ett nytt lösenord' } })).status).toBe(204);
  expect(await sentTo(server, child.username)).toHaveLength(before);
});

it('can’t make a link that undoes, nor give a kept login another link, account or life', async () => {
  const [child, other] = [await server.signUp(), await server.signUp()];
  for (const one of [child, other])
    await one.call(CHANGE_PASSWORD, { body: { password: 'ett nytt lösenord' } });
  const of = ({ id }: TestChild) =>
    server.db.selectFrom('login_undos').selectAll().where('account_id', '=', id).executeTakeFirstOrThrow();
  const [own, foreign] = [await of(child), await of(other)];
  const write = (change: Partial<typeof own>) =>
    server.db.updateTable('login_undos').set(change).where('id', '=', own.id).execute();
  const token = newToken();
  await write({ token_hash: hashToken(token) });
  expect(await undo(server, token)).toMatchObject({ status: 401, body: { code: 'link-expired' } });
  await write({ token_hash: own.token_hash, sealed: foreign.sealed });
  const sent = await sentToken(server, child.username);
  expect((await undo(server, sent)).status).toBe(401);
  await write({ sealed: own.sealed, expires: new Date(own.expires.getTime() + DAY_MS) });
  expect((await undo(server, sent)).status).toBe(401);
  expect((await child.call(READ_SESSION)).status).toBe(200);
  await write({ expires: own.expires });
  expect((await undo(server, sent)).status).toBe(204);
});
