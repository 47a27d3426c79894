import {
  CHANGE_PASSWORD,
  CONFIRM_PASSWORD,
  LOCK_NOW,
  READ_SESSION,
  SET_LOCK,
  SET_NOTIFICATION_TOKEN,
  START_PASSWORD_RESET,
  UNLOCK,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rename, resetByLink, signIn, undo } from '../../testing/logins.ts';
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

async function devicesOf({ id }: TestChild): Promise<string[]> {
  const rows = await server.db
    .selectFrom('notification_tokens')
    .select('device_id')
    .where('account_id', '=', id)
    .execute();
  return rows.map(({ device_id }) => device_id).sort();
}

/** Every way to change a login; the same rules apply to all of them. */
const changes: [what: string, change: (child: TestChild) => Promise<{ status: number; body: unknown }>][] = [
  ['another name', (child) => rename(child)],
  ['another password', (child) => child.call(CHANGE_PASSWORD, { body: { password: NEW } })],
  ['the lock turned off', (child) => child.call(SET_LOCK, { body: { pin: null } })],
  ['other digits for the lock', (child) => child.call(SET_LOCK, { body: { pin: '9999' } })],
];

describe.each(changes)('%s', (_what, change) => {
  it('needs the password, typed in the last quarter of an hour', async () => {
    const child = await server.signUp();
    await child.call(SET_LOCK, { body: { pin: '1234' } });
    server.clock.advance({ minutes: 16 });
    await child.call(UNLOCK, { body: { pin: '1234' } });
    expect(await change(child)).toMatchObject({ status: 403, body: { code: 'confirm-password' } });
    expect(await sentTo(server, child.username)).toEqual([]);
    await child.call(CONFIRM_PASSWORD, { body: { password: PASSWORD } });
    expect((await change(child)).status).toBe(204);
  });

  it('ends every other session, and leaves no device but its own', async () => {
    const child = await server.signUp();
    await child.call(SET_LOCK, { body: { pin: '1234' } });
    const { browser: thief } = await signIn(server, child.username);
    const device = { token: 'push', language: 'sv' };
    await child.call(SET_NOTIFICATION_TOKEN, { body: { ...device, deviceId: 'own' } });
    await thief.call(SET_NOTIFICATION_TOKEN, { body: { ...device, deviceId: 'other' } });
    expect(await devicesOf(child)).toEqual(['other', 'own']);
    expect((await change(child)).status).toBe(204);
    expect((await child.call(READ_SESSION)).status).toBe(200);
    expect(await thief.call(READ_SESSION)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect(await devicesOf(child)).toEqual(['own']);
  });

  it('is told to the earlier address in neutral words, with a link that undoes it', async () => {
    const child = await server.signUp();
    await child.call(SET_LOCK, { body: { pin: '1234' } });
    await change(child);
    const notices = await sentTo(server, child.username);
    expect(notices).toEqual([expect.stringContaining(TOLD)]);
    expect(notices[0]).toContain(`${ORIGIN}/undo#token=`);
    expect(notices[0]).not.toMatch(/lykta/i);
  });

  it('is undone by the link: name, password and lock are as they were, and nobody is signed in', async () => {
    const child = await server.signUp();
    await verify(server, child);
    await child.call(SET_LOCK, { body: { pin: '1234' } });
    await child.call(SET_NOTIFICATION_TOKEN, { body: { token: 'push', deviceId: 'own', language: 'sv' } });
    await change(child);
    const token = await sentToken(server, child.username);
    expect((await undo(server, token)).status).toBe(204);
    expect((await child.call(READ_SESSION)).status).toBe(401);
    expect(await devicesOf(child)).toEqual([]);
    const { browser, status } = await signIn(server, child.username);
    expect(status).toBe(200);
    expect((await browser.call(READ_SESSION)).body).toMatchObject({ verified: true, lock: true });
    await browser.call(LOCK_NOW);
    expect((await browser.call(UNLOCK, { body: { pin: '1234' } })).status).toBe(204);
    expect(await undo(server, token)).toMatchObject({ status: 401, body: { code: 'link-expired' } });
  });
});

describe('a new name', () => {
  it('gets no reset link for a day, with the same reply as ever', async () => {
    const child = await server.signUp();
    const username = newPhone();
    await rename(child, username);
    const body = { username, redirect: `${ORIGIN}/resetpwd` };
    server.clock.advance({ hours: 23 });
    expect(await server.browser().call(START_PASSWORD_RESET, { body })).toMatchObject({
      status: 204,
      body: '',
    });
    expect(await sentTo(server, username)).toEqual([]);
    server.clock.advance({ hours: 2 });
    expect((await server.browser().call(START_PASSWORD_RESET, { body })).status).toBe(204);
    expect(await sentTo(server, username)).toHaveLength(1);
  });

  it('changes nothing when it is the name that the account has', async () => {
    const child = await server.signUp();
    await verify(server, child);
    const before = (await sentTo(server, child.username)).length;
    expect((await rename(child, child.username)).status).toBe(204);
    expect((await child.call(READ_SESSION)).body).toMatchObject({ verified: true });
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
    server.clock.advance({ minutes: 16 });
    expect(await rename(child, known.username)).toMatchObject({ body: { code: 'confirm-password' } });
  });
});

it('a reset password leaves no device that gets messages', async () => {
  const child = await server.signUp();
  await child.call(SET_NOTIFICATION_TOKEN, { body: { token: 'push', deviceId: 'thief', language: 'sv' } });
  expect((await resetByLink(server, child.username, NEW)).status).toBe(204);
  expect(await devicesOf(child)).toEqual([]);
});
