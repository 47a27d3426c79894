import {
  CHANGE_USERNAME,
  FINISH_VERIFICATION,
  READ_SESSION,
  SIGN_IN,
  START_VERIFICATION,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentCode, sentTo, verify } from '../../testing/sent.ts';
import { newPhone, openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const start = (child: TestChild, username = child.username) =>
  child.call(START_VERIFICATION, { body: { username } });
const type = (child: TestChild, code: string) => child.call(FINISH_VERIFICATION, { body: { code } });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('an account begins unverified, and is verified by the code that its own address gets', async () => {
  const child = await server.signUp();
  expect((await child.call(READ_SESSION)).body).toMatchObject({ verified: false });
  expect((await start(child)).status).toBe(204);
  const [text] = await sentTo(server, child.username);
  expect(text).toMatch(/^Din kod är \d{6}\./);
  expect((await type(child, await sentCode(server, child.username))).status).toBe(204);
  expect((await child.call(READ_SESSION)).body).toMatchObject({ verified: true });
  const again = await server.browser().call(SIGN_IN, { body: child });
  expect(again.status).toBe(400);
  const { username, password } = child;
  const signedIn = await server.browser().call(SIGN_IN, { body: { username, password } });
  expect(signedIn.body).toMatchObject({ verified: true });
});

it('sends no code to an address that is not the login’s', async () => {
  const [child, somebody] = [await server.signUp(), await server.signUp()];
  for (const username of [somebody.username, newPhone()]) {
    expect(await start(child, username)).toMatchObject({ status: 400, body: { code: 'not-own-username' } });
    expect(await sentTo(server, username)).toEqual([]);
  }
});

it('a code is good for five tries and half an hour', async () => {
  const child = await server.signUp();
  await start(child);
  const code = await sentCode(server, child.username);
  for (let n = 0; n < 5; n += 1) {
    expect(await type(child, other(code))).toMatchObject({ status: 401, body: { code: 'wrong-code' } });
  }
  const ended = { status: 410, body: { code: 'code-expired' } };
  expect(await type(child, code)).toMatchObject(ended);
  server.clock.advance({ seconds: 1 });
  await start(child);
  const second = await sentCode(server, child.username);
  server.clock.advance({ minutes: 31 });
  expect(await type(child, second)).toMatchObject(ended);
});

it('tries made at the same moment count too', async () => {
  const child = await server.signUp();
  await start(child);
  const code = await sentCode(server, child.username);
  const replies = await Promise.all(Array.from({ length: 12 }, () => type(child, other(code))));
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
  expect((await type(child, code)).status).toBe(410);
});

it('sends ten codes a day at most', async () => {
  const child = await server.signUp();
  for (let n = 0; n < 10; n += 1) expect((await start(child)).status).toBe(204);
  expect(await start(child)).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  server.clock.advance({ days: 1 });
  expect((await start(child)).status).toBe(204);
});

it('a code to the earlier address proves nothing about a new one', async () => {
  const child = await server.signUp();
  await start(child);
  const code = await sentCode(server, child.username);
  await child.call(CHANGE_USERNAME, { body: { username: newPhone() } });
  expect((await type(child, code)).status).toBe(410);
  expect((await child.call(READ_SESSION)).body).toMatchObject({ verified: false });
});

it('a code of one child is worth nothing to another', async () => {
  const [one, two] = [await server.signUp(), await server.signUp()];
  await start(one);
  await start(two);
  const [code, own] = [await sentCode(server, one.username), await sentCode(server, two.username)];
  if (code !== own) expect((await type(two, code)).status).toBe(401);
  const rows = await server.db.selectFrom('address_codes').select('code_hmac').execute();
  expect(rows.some(({ code_hmac }) => code_hmac.includes(code))).toBe(false);
});

it('the address is nowhere in clear', async () => {
  const child = await server.signUp();
  await verify(server, child);
  const row = await server.db
    .selectFrom('accounts')
    .select(['address_sealed', 'username_hmac'])
    .where('id', '=', child.id)
    .executeTakeFirstOrThrow();
  expect(row.address_sealed?.includes(child.username.slice(1))).toBe(false);
});
