import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, PASSWORD, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

async function withLock(pin = '1234'): Promise<TestChild> {
  const child = await server.signUp();
  expect((await child.put('/clients/lock', { pin })).status).toBe(204);
  return child;
}

const unlock = (child: TestChild, pin: string) => child.post('/clients/unlock', { pin });
const stateOf = async (child: TestChild) => (await child.get('/clients')).body;

describe('the lock of the app', () => {
  it('is off until the child chooses four digits, and then locks nothing by itself', async () => {
    const child = await server.signUp();
    expect(await stateOf(child)).toMatchObject({ lock: false, locked: false });
    for (const pin of ['123', '12345', 'abcd', '12 4', 1234]) {
      expect((await child.put('/clients/lock', { pin })).status).toBe(400);
    }
    await child.put('/clients/lock', { pin: '1234' });
    expect(await stateOf(child)).toMatchObject({ lock: true, locked: false });
    expect((await child.get('/clients/profile')).status).toBe(200);
  });

  it('shuts everything but signing out, unlocking and the password, until the right digits are typed', async () => {
    const child = await withLock();
    expect((await child.post('/clients/lock/now', undefined)).status).toBe(204);
    const shut = { status: 403, body: { code: 'locked' } };
    expect(await child.get('/clients/profile')).toMatchObject(shut);
    expect(await child.get('/clients/export')).toMatchObject(shut);
    expect(await child.delete(`/clients/${child.id}?keepAnswers=0`)).toMatchObject(shut);
    expect(await child.put('/clients/lock', { pin: null })).toMatchObject(shut);
    expect(await child.post('/clients/password', { password: 'ett nytt lösenord' })).toMatchObject(shut);
    expect(await child.get('/forms/school/1')).toMatchObject(shut);
    expect(await stateOf(child)).toMatchObject({ locked: true, invitations: { pending: [], accepted: [] } });
    expect((await unlock(child, '1234')).status).toBe(204);
    expect((await child.get('/clients/profile')).status).toBe(200);
  });

  it('locks a session that made no call for a minute', async () => {
    const child = await withLock();
    server.clock.advance({ seconds: 59 });
    expect((await child.get('/clients/profile')).status).toBe(200);
    server.clock.advance({ seconds: 59 });
    expect((await child.get('/clients/profile')).status).toBe(200);
    server.clock.advance({ seconds: 61 });
    expect((await child.get('/clients/profile')).status).toBe(403);
    // Reading the state does not unlock the session.
    for (let n = 0; n < 3; n += 1) expect(await stateOf(child)).toMatchObject({ locked: true });
  });

  it('locks only the session in hand, and every other one that rests', async () => {
    const child = await withLock();
    const elsewhere = server.browser();
    await elsewhere.post('/clients/signin', { username: child.username, password: PASSWORD });
    await child.post('/clients/lock/now');
    expect((await elsewhere.get('/clients/profile')).status).toBe(200);
    expect((await child.get('/clients/profile')).status).toBe(403);
  });

  it('also locks sessions that were there before it was set', async () => {
    const child = await server.signUp();
    const elsewhere = server.browser();
    await elsewhere.post('/clients/signin', { username: child.username, password: PASSWORD });
    server.clock.advance({ minutes: 5 });
    await child.put('/clients/lock', { pin: '1234' });
    expect((await elsewhere.get('/clients/profile')).status).toBe(403);
  });

  it('wants the password after five wrong tries, and the right digits no longer help', async () => {
    const child = await withLock();
    await child.post('/clients/lock/now');
    for (let n = 0; n < 4; n += 1) {
      expect(await unlock(child, '0000')).toMatchObject({ status: 401, body: { code: 'wrong-pin' } });
    }
    const password = { status: 403, body: { code: 'confirm-password' } };
    expect(await unlock(child, '0000')).toMatchObject(password);
    expect(await unlock(child, '1234')).toMatchObject(password);
    expect((await child.post('/clients/confirm', { password: 'fel lösenord' })).status).toBe(401);
    expect((await child.get('/clients/profile')).status).toBe(403);
    expect((await child.post('/clients/confirm', { password: PASSWORD })).status).toBe(204);
    expect((await child.get('/clients/profile')).status).toBe(200);
    await child.post('/clients/lock/now');
    expect((await unlock(child, '1234')).status).toBe(204);
  });

  it('counts tries that are made at the same moment', async () => {
    const child = await withLock();
    await child.post('/clients/lock/now');
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
      return rows[0]!.last_call!.getTime();
    };
    const before = { without: await lastCall(without), withOne: await lastCall(withOne) };
    server.clock.advance({ seconds: 30 });
    for (const child of [without, withOne]) await child.get('/clients/profile');
    expect(await lastCall(without)).toBe(before.without);
    expect(await lastCall(withOne)).toBe(before.withOne + 30_000);
  });

  it('lets a locked child sign out', async () => {
    const child = await withLock();
    await child.post('/clients/lock/now');
    expect((await child.post('/clients/logout', {})).status).toBe(204);
    expect((await child.get('/clients')).status).toBe(401);
  });

  it('begins unlocked when the password was just typed', async () => {
    const { username, password } = await withLock();
    const again = server.browser();
    const reply = await again.post('/clients/signin', { username, password });
    expect(reply.body).toMatchObject({ lock: true, locked: false });
    expect((await again.get('/clients/profile')).status).toBe(200);
  });

  it('is stored so that the same digits of two children look different', async () => {
    await Promise.all([withLock('4711'), withLock('4711')]);
    const rows = await server.db
      .selectFrom('accounts')
      .select('lock_hmac')
      .where('lock_hmac', 'is not', null)
      .execute();
    const stored = rows.map(({ lock_hmac }) => lock_hmac!.toString('hex'));
    expect(new Set(stored).size).toBe(stored.length);
  });
});
