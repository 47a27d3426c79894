import {
  CHANGE_USERNAME,
  CHECK_RESET_LINK,
  FINISH_PASSWORD_RESET,
  READ_SESSION,
  SIGN_IN,
  START_PASSWORD_RESET,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOutbox } from '../../messages/outbox.ts';
import { solveBotCheck } from '../../testing/bot-check.ts';
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
  server = await openTestServer();
});
afterAll(() => server.close());

const redirect = `${ORIGIN}/resetpwd`;
const NEW = 'ett helt nytt lösenord';

async function start(username: string, body: object = {}, headers?: Record<string, string>) {
  const browser = server.browser();
  const altcha = await solveBotCheck(browser, 'resetpwd');
  return browser.call(START_PASSWORD_RESET, { body: { username, redirect, altcha, ...body }, headers });
}

const finish = (token: string, password = NEW) =>
  server
    .browser()
    .call(FINISH_PASSWORD_RESET, { body: { password }, headers: { authorization: `Bearer ${token}` } });

const look = (token: string) =>
  server.browser().call(CHECK_RESET_LINK, { headers: { authorization: `Bearer ${token}` } });

/** Returns the token from the message to that child. */
async function sentToken({ username }: TestChild): Promise<string> {
  const sent = (await listOutbox(server.app.services)).find(({ to }) => to === `+46${username.slice(1)}`);
  return /token=([A-Za-z0-9_-]+)/.exec(sent?.text ?? '')?.[1] ?? '';
}

async function signIn(username: string, password: string): Promise<number> {
  const browser = server.browser();
  const altcha = await solveBotCheck(browser, 'login');
  return (await browser.call(SIGN_IN, { body: { username, password, altcha } })).status;
}

describe('a forgotten password', () => {
  it('is replaced through a link that works once, and every session ends', async () => {
    const child = await server.signUp();
    expect((await start(child.username)).status).toBe(204);
    const message = (await listOutbox(server.app.services)).find(({ to }) =>
      to.endsWith(child.username.slice(1)),
    );
    expect(message?.text).toContain(`${redirect}#token=`);
    const token = await sentToken(child);
    expect((await finish(token)).status).toBe(204);
    expect((await child.call(READ_SESSION)).status).toBe(401);
    expect(await signIn(child.username, PASSWORD)).toBe(401);
    expect(await signIn(child.username, NEW)).toBe(200);
    expect(await finish(token)).toMatchObject({ status: 401, body: { code: 'link-expired' } });
  });

  it('can be looked at first, which uses nothing up', async () => {
    const child = await server.signUp();
    await start(child.username);
    const token = await sentToken(child);
    expect(await look(token)).toMatchObject({ status: 204, body: '' });
    expect((await look(token)).status).toBe(204);
    expect((await finish(token)).status).toBe(204);
    expect(await look(token)).toMatchObject({ status: 401, body: { code: 'link-expired' } });
    expect((await look('A'.repeat(43))).status).toBe(401);
  });

  it('says the same when there is no such account, and sends nothing', async () => {
    const before = (await listOutbox(server.app.services)).length;
    const reply = await start(newPhone());
    expect(reply).toMatchObject({ status: 204, body: '' });
    expect(await listOutbox(server.app.services)).toHaveLength(before);
  });

  it('gives the link half an hour', async () => {
    const child = await server.signUp();
    await start(child.username);
    const token = await sentToken(child);
    server.clock.advance({ minutes: 31 });
    expect(await finish(token)).toMatchObject({ status: 401, body: { code: 'link-expired' } });
  });

  it('keeps a link that came with too short a password', async () => {
    const child = await server.signUp();
    await start(child.username);
    const token = await sentToken(child);
    expect((await finish(token, 'kort')).status).toBe(400);
    expect((await finish(token)).status).toBe(204);
  });

  it('writes in the language that was asked for', async () => {
    const child = await server.signUp(`anna${newPhone()}@example.se`);
    await start(child.username, {}, { 'accept-language': 'en-GB,en;q=0.9,sv;q=0.5' });
    const message = (await listOutbox(server.app.services)).find(({ to }) => to === child.username);
    expect(message?.subject).toBe('Choose a new password in Lykta');
  });

  it.each([
    'https://evil.example/resetpwd',
    `${ORIGIN}/somewhere`,
    `${ORIGIN}@evil.example/resetpwd`,
    'javascript:alert(1)',
  ])('sends nobody to %s', async (elsewhere) => {
    expect(await start(newPhone(), { redirect: elsewhere })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });

  it('refuses a made-up token', async () => {
    expect((await finish('A'.repeat(43))).status).toBe(401);
    expect((await server.browser().call(FINISH_PASSWORD_RESET, { body: { password: NEW } })).status).toBe(
      401,
    );
  });
});

describe(CHANGE_USERNAME, () => {
  it('moves the account to the new name', async () => {
    const child = await server.signUp();
    const username = newPhone();
    expect((await child.call(CHANGE_USERNAME, { body: { username } })).status).toBe(204);
    expect(await signIn(username, PASSWORD)).toBe(200);
    expect(await signIn(child.username, PASSWORD)).toBe(401);
  });

  it('refuses somebody else’s, and takes one’s own', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const taken = await one.call(CHANGE_USERNAME, { body: { username: other.username } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'username-taken' } });
    expect((await one.call(CHANGE_USERNAME, { body: { username: one.username } })).status).toBe(204);
  });
});
