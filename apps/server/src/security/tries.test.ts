import { present } from '@lykta/domain';
import {
  CREATE_ACCOUNT,
  FINISH_STAFF_RESET,
  READ_DEV_OUTBOX,
  READ_SESSION,
  SIGN_IN,
  SIGN_IN_STAFF,
  SIGN_OUT,
  SIGN_OUT_STAFF,
  START_STAFF_RESET,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { solveBotCheck } from '../testing/bot-check.ts';
import type { Browser, Reply } from '../testing/browser.ts';
import { openTestServer, PASSWORD, type TestServer, VIEWER_ORIGIN } from '../testing/test-server.ts';
import { cookies } from './cookies.ts';
import { OPERATOR } from './password-queue.ts';
import { hashPassword } from './passwords.ts';
import { errorField } from '../error-field.ts';
import { textIn } from '../testing/text-in.ts';

const EMAIL = 'karin@kommun.example';
const WRONG = 'fel lösenord';
/** Headers of a caller at an address, as a proxy on this machine sends them. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const HOME = from('192.0.2.7');
const ATTACKER = from('2001:db8:bad:1::7');
const LIBRARY = from('198.51.100.9');

let server: TestServer;
let staffHash: string;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  staffHash = await hashPassword(PASSWORD, OPERATOR);
});
beforeEach(async () => {
  await server.empty();
  await server.staff({ email: EMAIL, passwordHash: staffHash });
});
afterAll(() => server.close());

const code = (reply: Reply) => errorField(reply.body, 'code');
const staffSignIn = (browser: Browser, password = PASSWORD, email = EMAIL) =>
  browser.call(SIGN_IN_STAFF, { body: { email, password } });
const childSignIn = (browser: Browser, username: string, password = PASSWORD) =>
  browser.call(SIGN_IN, { body: { username, password } });

/** Tries wrong passwords continuously from elsewhere, for some minutes. */
async function poll(attempt: (browser: Browser) => Promise<Reply>, minutes: number): Promise<Reply[]> {
  const attacker = server.browser(ATTACKER);
  const replies: Reply[] = [];
  for (let second = 0; second < minutes * 60; second += 5) {
    replies.push(await attempt(attacker));
    server.clock.advance({ seconds: 5 });
  }
  return replies;
}

describe('somebody who tries wrong passwords from elsewhere without pause', () => {
  it('keeps no worker out: neither their own browser nor a new one', async () => {
    const own = server.browser(HOME);
    expect((await staffSignIn(own)).status).toBe(200);
    await own.call(SIGN_OUT_STAFF, { body: {} });
    const tried = await poll((browser) => staffSignIn(browser, WRONG), 5);
    expect(tried.some((reply) => reply.status === 429)).toBe(true);

    expect((await staffSignIn(own)).status).toBe(200);
    await staffSignIn(server.browser(ATTACKER), WRONG);
    expect((await staffSignIn(server.browser(LIBRARY))).status).toBe(200);
  });

  it('keeps no child out: neither their own browser nor a new one', async () => {
    const child = server.browser(HOME);
    const username = '0701234567';
    expect((await child.call(CREATE_ACCOUNT, { body: { username, password: PASSWORD } })).status).toBe(200);
    await child.call(SIGN_OUT, { body: {} });
    const tried = await poll((browser) => childSignIn(browser, username, WRONG), 5);
    expect(tried.some((reply) => reply.status === 429)).toBe(true);

    expect((await childSignIn(child, username)).status).toBe(200);
    await childSignIn(server.browser(ATTACKER), username, WRONG);
    expect((await childSignIn(server.browser(LIBRARY), username)).status).toBe(200);
  });

  it('keeps nobody from getting a reset link, also in the attacker’s own network after one sign-in there', async () => {
    const ask = (browser: Browser) =>
      browser.call(START_STAFF_RESET, { body: { email: EMAIL, redirect: `${VIEWER_ORIGIN}/resetpwd` } });
    const own = server.browser(ATTACKER);
    expect((await staffSignIn(own)).status).toBe(200);
    for (let n = 0; n < 6; n += 1) await ask(server.browser(ATTACKER));
    expect((await ask(server.browser(ATTACKER))).status).toBe(429);
    expect((await ask(own)).status).toBe(204);
    expect((await ask(server.browser(LIBRARY))).status).toBe(204);
  });

  it('still waits longer and longer, at every address of one network', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await staffSignIn(server.browser(from(`2001:db8:bad:${n}::1`)), WRONG)).status).toBe(401);
    }
    expect((await staffSignIn(server.browser(from('2001:db8:bad:ffff::1')), WRONG)).status).toBe(429);
  });
});

describe('a browser that has signed in before', () => {
  it('has tries of its own, which are used up too', async () => {
    const own = server.browser(HOME);
    await staffSignIn(own);
    const replies: number[] = [];
    for (let n = 0; n < 7; n += 1) replies.push((await staffSignIn(own, WRONG)).status);
    expect(replies).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await staffSignIn(server.browser(HOME))).status).toBe(200);
  });

  it('has none for another account, nor where staff and children meet', async () => {
    await server.staff({ email: 'nils@kommun.example', passwordHash: staffHash });
    const browser = server.browser(HOME);
    await staffSignIn(browser, PASSWORD, 'nils@kommun.example');
    for (let n = 0; n < 5; n += 1) await staffSignIn(server.browser(HOME), WRONG);
    expect((await staffSignIn(browser, WRONG)).status).toBe(429);
  });

  it('remembers siblings who share it', async () => {
    const tablet = server.browser(HOME);
    const names = ['0701234501', '0701234502'];
    for (const username of names)
      await tablet.call(CREATE_ACCOUNT, { body: { username, password: PASSWORD } });
    for (const username of names) {
      for (let n = 0; n < 5; n += 1) await childSignIn(server.browser(HOME), username, WRONG);
      expect((await childSignIn(server.browser(HOME), username)).status).toBe(429);
      expect((await childSignIn(tablet, username)).status).toBe(200);
    }
  });

  it('has a cookie that is no session, names nobody and can’t be made up', async () => {
    const child = server.browser(HOME);
    const username = '0701234567';
    const created = await child.call(CREATE_ACCOUNT, { body: { username, password: PASSWORD } });
    const set = [created.headers['set-cookie']].flat().map(String);
    expect(set.find((line) => line.startsWith('lykta_device='))).toMatch(/HttpOnly; SameSite=Lax/);
    const value = present(child.cookies.get(cookies.childDevice), 'child.cookies.get(cookies.childDevice)');
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain('701234567');
    for (const stolen of [value, value.slice(0, 43)]) {
      const thief = server.browser(HOME);
      thief.cookies.set(cookies.child, stolen);
      expect((await thief.call(READ_SESSION)).status).toBe(401);
      expect((await server.browser({ authorization: `Bearer ${stolen}` }).call(READ_SESSION)).status).toBe(
        401,
      );
    }
    for (let n = 0; n < 5; n += 1) await childSignIn(server.browser(HOME), username, WRONG);
    for (const made of [
      'x',
      value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      '...',
      `${'A'.repeat(67)}`,
    ]) {
      const forger = server.browser(HOME);
      forger.cookies.set(cookies.childDevice, made);
      expect((await childSignIn(forger, username)).status).toBe(429);
    }
  });

  it('is forgotten after a year', async () => {
    const own = server.browser(HOME);
    await staffSignIn(own);
    server.clock.advance({ days: 366 });
    for (let n = 0; n < 5; n += 1) await staffSignIn(server.browser(HOME), WRONG);
    expect((await staffSignIn(own)).status).toBe(429);
  });

  it('is also one that set a new password by a link', async () => {
    const own = server.browser(ATTACKER);
    await own.call(START_STAFF_RESET, { body: { email: EMAIL, redirect: `${VIEWER_ORIGIN}/resetpwd` } });
    const [message] = await server.browser().ok(READ_DEV_OUTBOX);
    const token = present(
      present(/#token=([\w-]+)/.exec(present(message, 'message').text), 'the match')[1],
      'the match',
    );
    await own.call(FINISH_STAFF_RESET, {
      body: { password: 'ett nytt lösenord' },
      headers: { authorization: `Bearer ${token}` },
    });
    for (let n = 0; n < 5; n += 1) await staffSignIn(server.browser(ATTACKER), WRONG);
    expect((await staffSignIn(server.browser(ATTACKER), 'ett nytt lösenord')).status).toBe(429);
    expect((await staffSignIn(own, 'ett nytt lösenord')).status).toBe(200);
  });
});

describe('the bot-check of staff', () => {
  let checked: TestServer;
  beforeAll(async () => {
    checked = await openTestServer();
  });
  beforeEach(async () => {
    await checked.empty();
    await checked.staff({ email: EMAIL, passwordHash: staffHash });
  });
  afterAll(() => checked.close());

  it('is asked from the third try, and a right password alone doesn’t pass it', async () => {
    const browser = checked.browser(HOME);
    const first = await staffSignIn(browser, WRONG);
    expect(first).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    expect(first.body).not.toHaveProperty('ticket');
    const second = await staffSignIn(browser, WRONG);
    expect(second).toMatchObject({ status: 401, body: { ticket: expect.any(String) } });
    const third = await staffSignIn(browser);
    expect(third).toMatchObject({
      status: 400,
      body: { code: 'bot-check-failed', ticket: expect.any(String) },
    });

    const ticket = textIn(third.body, 'ticket');
    const childs = await solveBotCheck(browser, 'login');
    const body = { email: EMAIL, password: PASSWORD };
    expect(code(await browser.call(SIGN_IN_STAFF, { body: { ...body, altcha: childs } }))).toBe(
      'bot-check-failed',
    );
    const altcha = await solveBotCheck(browser, 'staff-login', ticket);
    expect((await browser.call(SIGN_IN_STAFF, { body: { ...body, altcha } })).status).toBe(200);
  });

  it('is asked for the third reset link too', async () => {
    const body = { email: EMAIL, redirect: `${VIEWER_ORIGIN}/resetpwd` };
    const browser = checked.browser(HOME);
    const ask = (altcha?: string) => browser.call(START_STAFF_RESET, { body: { ...body, altcha } });
    expect([(await ask()).status, (await ask()).status]).toEqual([204, 204]);
    const third = await ask();
    expect(code(third)).toBe('bot-check-failed');
    const ticket = textIn(third.body, 'ticket');
    expect((await ask(await solveBotCheck(browser, 'staff-resetpwd', ticket))).status).toBe(204);
  });

  it('is asked for every name where twenty wrong ones came from, before any password is hashed', async () => {
    const browser = checked.browser(ATTACKER);
    for (let n = 0; n < 20; n += 1) await staffSignIn(browser, WRONG, `gissning${n}@kommun.example`);
    const next = await staffSignIn(browser, WRONG, 'ny.gissning@kommun.example');
    expect(code(next)).toBe('bot-check-failed');
    expect(code(await staffSignIn(checked.browser(HOME), WRONG, 'ny.gissning@kommun.example'))).toBe(
      'wrong-credentials',
    );
  });
});
