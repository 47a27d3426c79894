import { present } from '@lykta/domain';
import {
  CHANGE_PASSWORD,
  CONFIRM_PASSWORD,
  DELETE_ACCOUNT,
  EXPORT_DATA,
  LOCK_NOW,
  READ_FORM,
  READ_PROFILE,
  READ_SESSION,
  SET_LOCK,
  SIGN_IN,
  SIGN_OUT,
  UNLOCK,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, PASSWORD, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

async function withLock(pin = '1234'): Promise<TestChild> {
  const child = await server.signUp();
  expect((await child.call(SET_LOCK, { body: { pin } })).status).toBe(204);
  return child;
}

const unlock = (child: TestChild, pin: string) => child.call(UNLOCK, { body: { pin } });
const stateOf = async (child: TestChild) => (await child.call(READ_SESSION)).body;

describe('the lock of the app', () => {
  it('is off until the child chooses four digits, and then locks nothing by itself', async () => {
    const child = await server.signUp();
    expect(await stateOf(child)).toMatchObject({ lock: false, locked: false });
    for (const pin of ['123', '12345', 'abcd', '12 4', 1234]) {
      expect((await child.call(SET_LOCK, { body: { pin } })).status).toBe(400);
    }
    await child.call(SET_LOCK, { body: { pin: '1234' } });
    expect(await stateOf(child)).toMatchObject({ lock: true, locked: false });
    expect((await child.call(READ_PROFILE)).status).toBe(200);
  });

  it('shuts everything but signing out, unlocking and the password, until the right digits are typed', async () => {
    const child = await withLock();
    expect((await child.call(LOCK_NOW)).status).toBe(204);
    const shut = { status: 403, body: { code: 'locked' } };
    expect(await child.call(READ_PROFILE)).toMatchObject(shut);
    expect(await child.call(EXPORT_DATA)).toMatchObject(shut);
    expect(
      await child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: { keepAnswers: '0' } }),
    ).toMatchObject(shut);
    expect(await child.call(SET_LOCK, { body: { pin: null } })).toMatchObject(shut);
    expect(await child.call(CHANGE_PASSWORD, { body: { password: 'ett nytt lösenord' } })).toMatchObject(
      shut,
    );
    expect(await child.call(READ_FORM, { params: { formId: 'school', formVersion: 1 } })).toMatchObject(shut);
    expect(await stateOf(child)).toMatchObject({ locked: true, invitations: { pending: [], accepted: [] } });
    expect((await unlock(child, '1234')).status).toBe(204);
    expect((await child.call(READ_PROFILE)).status).toBe(200);
  });

  it('locks a session that made no call for a minute', async () => {
    const child = await withLock();
    server.clock.advance({ seconds: 59 });
    expect((await child.call(READ_PROFILE)).status).toBe(200);
    server.clock.advance({ seconds: 59 });
    expect((await child.call(READ_PROFILE)).status).toBe(200);
    server.clock.advance({ seconds: 61 });
    expect((await child.call(READ_PROFILE)).status).toBe(403);
    // Reading the state does not unlock the session.
    for (let n = 0; n < 3; n += 1) expect(await stateOf(child)).toMatchObject({ locked: true });
  });

  it('locks only the session in hand, and every other one that rests', async () => {
    const child = await withLock();
    const elsewhere = server.browser();
    await elsewhere.call(SIGN_IN, { body: { username: child.username, password: PASSWORD } });
    await child.call(LOCK_NOW);
    expect((await elsewhere.call(READ_PROFILE)).status).toBe(200);
    expect((await child.call(READ_PROFILE)).status).toBe(403);
  });

  it('also locks sessions that were there before it was set', async () => {
    const child = await server.signUp();
    const elsewhere = server.browser();
    await elsewhere.call(SIGN_IN, { body: { username: child.username, password: PASSWORD } });
    server.clock.advance({ minutes: 5 });
    await child.call(SET_LOCK, { body: { pin: '1234' } });
    expect((await elsewhere.call(READ_PROFILE)).status).toBe(403);
  });

  it('wants the password after five wrong tries, and the right digits no longer help', async () => {
    const child = await withLock();
    await child.call(LOCK_NOW);
    for (let n = 0; n < 4; n += 1) {
      expect(await unlock(child, '0000')).toMatchObject({ status: 401, body: { code: 'wrong-pin' } });
    }
    const password = { status: 403, body: { code: 'confirm-password' } };
    expect(await unlock(child, '0000')).toMatchObject(password);
    expect(await unlock(child, '1234')).toMatchObject(password);
    expect((await child.call(CONFIRM_PASSWORD, { body: { password: 'fel lösenord' } })).status).toBe(401);
    expect((await child.call(READ_PROFILE)).status).toBe(403);
    expect((await child.call(CONFIRM_PASSWORD, { body: { password: PASSWORD } })).status).toBe(204);
    expect((await child.call(READ_PROFILE)).status).toBe(200);
    await child.call(LOCK_NOW);
    expect((await unlock(child, '1234')).status).toBe(204);
  });

  it('counts tries that are made at the same moment', async () => {
    const child = await withLock();
    await child.call(LOCK_NOW);
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => unlock(child, String(2000 + n))));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(4);
    expect((await unlock(child, '1234')).status).toBe(403);
  });

  it('costs nothing to whoever has none: no write on a call, however often', async () => {
    const [without, withOne] = [await server.signUp(), await withLock()];
    const lastCall = async ({ id }: TestChild) => {
      const rows = await server.db
        .selectFrom('sessions')
        .select('last_call')
        .where('account_id', '=', id)
        .execute();
      return present(present(rows[0], 'rows[0]').last_call, 'rows[0].last_call').getTime();
    };
    const before = { without: await lastCall(without), withOne: await lastCall(withOne) };
    server.clock.advance({ seconds: 30 });
    for (const child of [without, withOne]) await child.call(READ_PROFILE);
    expect(await lastCall(without)).toBe(before.without);
    expect(await lastCall(withOne)).toBe(before.withOne + 30_000);
  });

  it('lets a locked child sign out', async () => {
    const child = await withLock();
    await child.call(LOCK_NOW);
    expect((await child.call(SIGN_OUT, { body: {} })).status).toBe(204);
    expect((await child.call(READ_SESSION)).status).toBe(401);
  });

  it('begins unlocked when the password was just typed', async () => {
    const { username, password } = await withLock();
    const again = server.browser();
    const reply = await again.call(SIGN_IN, { body: { username, password } });
    expect(reply.body).toMatchObject({ lock: true, locked: false });
    expect((await again.call(READ_PROFILE)).status).toBe(200);
  });

  it('is stored so that the same digits of two children look different', async () => {
    await Promise.all([withLock('4711'), withLock('4711')]);
    const rows = await server.db
      .selectFrom('accounts')
      .select('lock_hmac')
      .where('lock_hmac', 'is not', null)
      .execute();
    const stored = rows.map(({ lock_hmac }) => present(lock_hmac, 'lock_hmac').toString('hex'));
    expect(new Set(stored).size).toBe(stored.length);
  });
});
