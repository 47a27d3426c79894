import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentTo, sentToken, verify } from '../../testing/sent.ts';
import {
  newPhone,
  openTestServer,
  ORIGIN,
  PASSWORD,
  type TestChild,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const NEW = 'ett helt nytt lösenord';
const TOLD = 'Inloggningen i appen har ändrats. Var det inte du? Öppna länken.';

async function signIn(username: string, password = PASSWORD) {
  const browser = server.browser();
  const { status } = await browser.post('/clients/signin', { username, password });
  return { browser, status };
}

const undo = (token: string) =>
  server.browser().post('/clients/undo', undefined, { authorization: `Bearer ${token}` });

const rename = (child: TestChild, username = newPhone()) =>
  child.post('/clients/resetusername', { username });

async function devicesOf({ id }: TestChild): Promise<string[]> {
  const rows = await server.db
    .selectFrom('notification_tokens')
    .select('device_id')
    .where('account_id', '=', id)
    .execute();
  return rows.map(({ device_id }) => device_id).sort();
}

/** Each way to change a login; all keep the same rules. */
const changes: [what: string, change: (child: TestChild) => Promise<{ status: number; body: unknown }>][] = [
  ['another name', (child) => rename(child)],
  ['another password', (child) => child.post('/clients/password', { password: NEW })],
  ['the lock turned off', (child) => child.put('/clients/lock', { pin: null })],
  ['other digits for the lock', (child) => child.put('/clients/lock', { pin: '9999' })],
];

describe.each(changes)('%s', (_what, change) => {
  it('needs the password, typed in the last quarter of an hour', async () => {
    const child = await server.signUp();
    await child.put('/clients/lock', { pin: '1234' });
    await rest(16);
    await child.post('/clients/unlock', { pin: '1234' });
    expect(await change(child)).toMatchObject({ status: 403, body: { code: 'confirm-password' } });
    expect(await sentTo(server, child.username)).toEqual([]);
    await child.post('/clients/confirm', { password: PASSWORD });
    expect((await change(child)).status).toBe(204);
  });

  it('ends every other session, and leaves no device but its own', async () => {
    const child = await server.signUp();
    await child.put('/clients/lock', { pin: '1234' });
    const { browser: thief } = await signIn(child.username);
    const device = { token: 'push', language: 'sv' };
    await child.put('/clients/notifications/token', { ...device, deviceId: 'own' });
    await thief.put('/clients/notifications/token', { ...device, deviceId: 'other' });
    expect(await devicesOf(child)).toEqual(['other', 'own']);
    expect((await change(child)).status).toBe(204);
    expect((await child.get('/clients')).status).toBe(200);
    expect(await thief.get('/clients')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect(await devicesOf(child)).toEqual(['own']);
  });

  it('is told to the earlier address in neutral words, with a link that undoes it', async () => {
    const child = await server.signUp();
    await child.put('/clients/lock', { pin: '1234' });
    await change(child);
    const told = await sentTo(server, child.username);
    expect(told).toEqual([expect.stringContaining(TOLD)]);
    expect(told[0]).toContain(`${ORIGIN}/undo#token=`);
    expect(told[0]).not.toMatch(/lykta/i);
  });

  it('is undone by the link: name, password and lock are as they were, and nobody is signed in', async () => {
    const child = await server.signUp();
    await verify(server, child);
    await child.put('/clients/lock', { pin: '1234' });
    await child.put('/clients/notifications/token', { token: 'push', deviceId: 'own', language: 'sv' });
    await change(child);
    const token = await sentToken(server, child.username);
    expect((await undo(token)).status).toBe(204);
    expect((await child.get('/clients')).status).toBe(401);
    expect(await devicesOf(child)).toEqual([]);
    const { browser, status } = await signIn(child.username);
    expect(status).toBe(200);
    expect((await browser.get('/clients')).body).toMatchObject({ verified: true, lock: true });
    await browser.post('/clients/lock/now');
    expect((await browser.post('/clients/unlock', { pin: '1234' })).status).toBe(204);
    expect(await undo(token)).toMatchObject({ status: 401, body: { code: 'link-expired' } });
  });
});

/** Lets minutes pass. */
const rest = (minutes: number) => Promise.resolve(server.clock.advance({ minutes }));

describe('the link that undoes', () => {
  it('works for seven days', async () => {
    const [early, late] = [await server.signUp(), await server.signUp()];
    await rename(early);
    await rename(late);
    server.clock.advance({ days: 6, hours: 23 });
    expect((await undo(await sentToken(server, early.username))).status).toBe(204);
    const token = await sentToken(server, late.username);
    server.clock.advance({ hours: 2 });
    expect(await undo(token)).toMatchObject({ status: 401, body: { code: 'link-expired' } });
    expect((await signIn(late.username)).status).toBe(401);
  });

  it('works once, also when it is opened twice at the same moment', async () => {
    const child = await server.signUp();
    await rename(child);
    const token = await sentToken(server, child.username);
    const replies = await Promise.all([undo(token), undo(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 401]);
  });

  it('brings the first owner back however often the name was changed, and later links are void', async () => {
    const child = await server.signUp();
    const [second, third] = [newPhone(), newPhone()];
    await rename(child, second);
    await rename(child, third);
    await child.post('/clients/password', { password: NEW });
    expect((await undo(await sentToken(server, child.username))).status).toBe(204);
    expect((await signIn(child.username)).status).toBe(200);
    for (const name of [second, third]) {
      expect((await undo(await sentToken(server, name))).status).toBe(401);
      expect((await signIn(name, NEW)).status).toBe(401);
    }
  });

  it('still works after a thief has chosen a new password by a reset link to the new number', async () => {
    const child = await server.signUp();
    const thiefs = newPhone();
    await rename(child, thiefs);
    const token = await sentToken(server, child.username);
    server.clock.advance({ hours: 25 });
    expect((await resetByLink(thiefs, 'tjuvens lösenord')).status).toBe(204);
    expect((await undo(token)).status).toBe(204);
    expect((await signIn(child.username)).status).toBe(200);
    expect((await signIn(thiefs, 'tjuvens lösenord')).status).toBe(401);
  });

  it('does not bring an earlier password back once a reset link to the same number chose a new one', async () => {
    const child = await server.signUp();
    await child.post('/clients/password', { password: NEW });
    const token = await sentToken(server, child.username);
    server.clock.advance({ minutes: 1 });
    expect((await resetByLink(child.username, 'ännu ett lösenord')).status).toBe(204);
    expect((await undo(token)).status).toBe(401);
    expect((await signIn(child.username, 'ännu ett lösenord')).status).toBe(200);
  });

  it('keeps the earlier name free for its owner as long as it works', async () => {
    const child = await server.signUp();
    const stranger = await server.signUp();
    await rename(child);
    const taken = { status: 409, body: { code: 'username-taken' } };
    const body = { username: child.username, password: PASSWORD };
    expect(await server.browser().post('/clients', body)).toMatchObject(taken);
    expect(await rename(stranger, child.username)).toMatchObject(taken);
    expect((await signIn(stranger.username)).status).toBe(200);
    expect((await rename(child, child.username)).status).toBe(204);
    server.clock.advance({ days: 8 });
    await child.post('/clients/confirm', { password: PASSWORD });
    await rename(child);
    server.clock.advance({ days: 8 });
    expect((await server.browser().post('/clients', body)).status).toBe(200);
  });
});

async function resetByLink(username: string, password: string) {
  const redirect = `${ORIGIN}/resetpwd`;
  await server.browser().post('/clients/resetpwd/start', { username, redirect });
  const token = await sentToken(server, username);
  return server.browser().post('/clients/resetpwd', { password }, { authorization: `Bearer ${token}` });
}

describe('a new name', () => {
  it('gets no reset link for a day, with the same reply as ever', async () => {
    const child = await server.signUp();
    const username = newPhone();
    await rename(child, username);
    const body = { username, redirect: `${ORIGIN}/resetpwd` };
    server.clock.advance({ hours: 23 });
    expect(await server.browser().post('/clients/resetpwd/start', body)).toMatchObject({
      status: 204,
      body: '',
    });
    expect(await sentTo(server, username)).toEqual([]);
    server.clock.advance({ hours: 2 });
    expect((await server.browser().post('/clients/resetpwd/start', body)).status).toBe(204);
    expect(await sentTo(server, username)).toHaveLength(1);
  });

  it('changes nothing when it is the name that the account has', async () => {
    const child = await server.signUp();
    await verify(server, child);
    const before = (await sentTo(server, child.username)).length;
    expect((await rename(child, child.username)).status).toBe(204);
    expect((await child.get('/clients')).body).toMatchObject({ verified: true });
    expect(await sentTo(server, child.username)).toHaveLength(before);
  });

  it('is taken by one of two who want it at the same moment', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const username = newPhone();
    const replies = await Promise.all([rename(one, username), rename(other, username)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('is not asked about by whoever only has the phone in hand', async () => {
    const [child, known] = [await server.signUp(), await server.signUp()];
    await rest(16);
    expect(await rename(child, known.username)).toMatchObject({ body: { code: 'confirm-password' } });
  });
});

it('a reset password leaves no device that gets messages', async () => {
  const child = await server.signUp();
  await child.put('/clients/notifications/token', { token: 'push', deviceId: 'thief', language: 'sv' });
  expect((await resetByLink(child.username, NEW)).status).toBe(204);
  expect(await devicesOf(child)).toEqual([]);
});
