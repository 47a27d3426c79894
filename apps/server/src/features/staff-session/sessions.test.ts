import { RecoveryCodes, StaffSession, present } from '@lykta/domain';
import { offeredSecret } from '../../testing/staff.ts';
import {
  FINISH_PASSWORD_RESET,
  FINISH_STAFF_RESET,
  LIST_STAFF_INVITATIONS,
  READ_DEV_OUTBOX,
  READ_NEWS,
  READ_SESSION,
  READ_STAFF_SESSION,
  SET_STAFF_TOTP,
  SIGN_IN_STAFF,
  SIGN_OUT_STAFF,
  START_STAFF_RESET,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../security/password-queue.ts';
import { hashPassword } from '../../security/passwords.ts';
import { authenticatorCode } from '../../security/authenticator.ts';
import type { Browser } from '../../testing/browser.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { matchingStep, toBase32, totpUri } from '../../security/totp.ts';

let server: TestServer;
let strict: TestServer;
let passwordHash: string;
const PASSWORD = 'ett långt lösenord';
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  strict = await openTestServer({ staffTotp: true, botCheck: false });
  passwordHash = await hashPassword(PASSWORD, OPERATOR);
});
afterAll(async () => {
  await server.close();
  await strict.close();
});

let addresses = 0;
const newMember = async (where: TestServer) => {
  const email = `kim${(addresses += 1)}@kommun.example`;
  await where.staff({ email, passwordHash });
  return email;
};
const signIn = (browser: Browser, email: string, more: object = {}) =>
  browser.call(SIGN_IN_STAFF, { body: { email, password: PASSWORD, ...more } });

describe('signing in', () => {
  it('counts news from the latest sign-in of an earlier day', async () => {
    const [email, browser] = [await newMember(server), server.browser()];
    const since = async () => {
      await signIn(browser, email);
      return (await browser.ok(READ_NEWS)).since;
    };
    expect(await since()).toBeNull();
    server.clock.advance({ hours: 1 });
    expect(await since()).toBeNull();
    const before = server.clock.now().toISOString();
    server.clock.advance({ days: 1 });
    expect(await since()).toBe(before);
    server.clock.advance({ minutes: 40 });
    expect(await since()).toBe(before);
  });

  it('gives who one is, and a cookie for the staff calls only', async () => {
    const [email, browser] = [await newMember(server), server.browser()];
    const reply = await signIn(browser, email.toUpperCase());
    expect(reply).toMatchObject({
      status: 200,
      body: {
        name: 'Kim Andersson',
        organisation: 'Ankeborgs kommun',
        units: ['Barn och unga'],
        role: 'worker',
      },
    });
    expect(reply.body).not.toHaveProperty('enrol');
    expect(String(reply.headers['set-cookie'])).toMatch(/^lykta_staff=.*HttpOnly.*SameSite=Lax/);
    expect((await browser.call(READ_STAFF_SESSION)).body).toEqual(reply.body);
    expect((await browser.call(READ_SESSION)).status).toBe(401);
    expect((await (await server.signUp()).call(READ_STAFF_SESSION)).status).toBe(401);
  });

  it('replies the same for a wrong password and an unknown address', async () => {
    const email = await newMember(server);
    const wrong = await server.browser().call(SIGN_IN_STAFF, { body: { email, password: 'fel' } });
    const unknown = await signIn(server.browser(), 'nobody@kommun.example');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('waits longer and longer after wrong passwords, and never locks', async () => {
    const email = await newMember(server);
    for (let n = 0; n < 5; n += 1)
      await server.browser().call(SIGN_IN_STAFF, { body: { email, password: 'fel' } });
    expect(await signIn(server.browser(), email)).toMatchObject({
      status: 429,
      body: { code: 'too-many-tries' },
    });
    server.clock.advance({ seconds: 61 });
    expect((await signIn(server.browser(), email)).status).toBe(200);
  });

  it('ends after half an hour of nothing, after twelve hours, and by signing out', async () => {
    const [email, browser] = [await newMember(server), server.browser()];
    await signIn(browser, email);
    server.clock.advance({ minutes: 29 });
    expect((await browser.call(READ_STAFF_SESSION)).status).toBe(200);
    server.clock.advance({ minutes: 31 });
    expect((await browser.call(READ_STAFF_SESSION)).status).toBe(401);
    await signIn(browser, email);
    for (let half = 0; half < 25; half += 1) {
      server.clock.advance({ minutes: 29 });
      await browser.call(READ_STAFF_SESSION);
    }
    expect((await browser.call(READ_STAFF_SESSION)).status).toBe(401);
    await signIn(browser, email);
    const second = server.browser();
    await signIn(second, email);
    expect((await browser.call(SIGN_OUT_STAFF, { body: {} })).status).toBe(204);
    expect((await browser.call(READ_STAFF_SESSION)).status).toBe(401);
    expect((await second.call(SIGN_OUT_STAFF, { body: { everywhere: true } })).status).toBe(204);
    expect((await second.call(READ_STAFF_SESSION)).status).toBe(401);
  });

  it('is refused to a member who was switched off', async () => {
    const email = await newMember(server);
    const browser = server.browser();
    await signIn(browser, email);
    await server.db.updateTable('members').set({ active: false }).where('email', '=', email).execute();
    expect((await browser.call(READ_STAFF_SESSION)).status).toBe(401);
    expect((await signIn(server.browser(), email)).body).toMatchObject({ code: 'wrong-credentials' });
  });
});

describe('the second factor', () => {
  const codeNow = (secret: string) => authenticatorCode(secret, strict.clock.now());
  const enrol = async (email: string) => {
    const browser = strict.browser();
    await signIn(browser, email);
    const { secret } = await offeredSecret(browser);
    const { recoveryCodes } = RecoveryCodes.parse(
      (await browser.call(SET_STAFF_TOTP, { body: { code: codeNow(secret) } })).body,
    );
    return { browser, secret, recoveryCodes };
  };

  it('knows the codes of RFC 6238, one step early or late, each step once', () => {
    const secret = Buffer.from('12345678901234567890');
    const at = (seconds: number) => new Date(seconds * 1000);
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(matchingStep(secret, '287082', at(59), 0)).toBe(1);
    expect(matchingStep(secret, '050 471', at(1111111111), 0)).toBe(37037037);
    expect(matchingStep(secret, '279037', at(2000000039), 0)).toBe(66666666);
    expect(matchingStep(secret, '279037', at(2000000040), 0)).toBeNull();
    expect(matchingStep(secret, '279037', at(2000000000), 66666666)).toBeNull();
    for (const wrong of ['279038', '27903', '2790370', 'abcdef', ''])
      expect(matchingStep(secret, wrong, at(2000000000), 0)).toBeNull();
    expect(totpUri(secret, 'åsa@norr.example')).toContain(
      'otpauth://totp/Lykta:%C3%A5sa%40norr.example?issuer=Lykta&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    );
  });

  it('must be set up before anything else', async () => {
    const [email, browser] = [await newMember(strict), strict.browser()];
    expect((await signIn(browser, email)).body).toMatchObject({ enrol: true });
    expect(await browser.call(LIST_STAFF_INVITATIONS)).toMatchObject({
      status: 403,
      body: { code: 'enrol-first' },
    });
    expect((await browser.call(READ_STAFF_SESSION)).body).toMatchObject({ enrol: true });
    const offered = await offeredSecret(browser);
    expect(offered.uri).toContain(
      `otpauth://totp/Lykta:${encodeURIComponent(email)}?issuer=Lykta&secret=${offered.secret}`,
    );
    expect(await browser.call(SET_STAFF_TOTP, { body: { code: '000000' } })).toMatchObject({ status: 401 });
    const confirmed = await browser.call(SET_STAFF_TOTP, { body: { code: codeNow(offered.secret) } });
    expect(RecoveryCodes.parse(confirmed.body).recoveryCodes).toHaveLength(10);
    expect((await browser.call(LIST_STAFF_INVITATIONS)).status).toBe(200);
    expect((await browser.call(READ_STAFF_SESSION)).body).not.toHaveProperty('enrol');
    expect((await browser.call(SET_STAFF_TOTP, { body: {} })).status).toBe(409);
  });

  it('is asked for at sign-in, and each code is good once', async () => {
    const email = await newMember(strict);
    const { secret } = await enrol(email);
    expect(await signIn(strict.browser(), email)).toMatchObject({
      status: 401,
      body: { code: 'code-needed' },
    });
    strict.clock.advance({ seconds: 60 });
    const code = codeNow(secret);
    expect(await signIn(strict.browser(), email, { code: '123456' })).toMatchObject({ status: 401 });
    expect((await signIn(strict.browser(), email, { code })).status).toBe(200);
    expect((await signIn(strict.browser(), email, { code })).body).toMatchObject({
      code: 'wrong-credentials',
    });
    strict.clock.advance({ seconds: 30 });
    expect(
      StaffSession.parse((await signIn(strict.browser(), email, { code: codeNow(secret) })).body).name,
    ).toBe('Kim Andersson');
  });

  it('has recovery codes that are good once each', async () => {
    const email = await newMember(strict);
    const { recoveryCodes } = await enrol(email);
    const [first, second] = recoveryCodes;
    expect((await signIn(strict.browser(), email, { code: first })).status).toBe(200);
    expect((await signIn(strict.browser(), email, { code: first })).status).toBe(401);
    expect(
      (await signIn(strict.browser(), email, { code: present(second, 'second').toLowerCase() })).status,
    ).toBe(200);
    const stored = await strict.db
      .selectFrom('members')
      .select(['id', 'recovery_sealed'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { staffKey } = strict.app.services;
    expect(
      staffKey.decrypt(`${stored.id}/recovery`, present(stored.recovery_sealed, 'stored.recovery_sealed')),
    ).toHaveLength(8);
  });
});

describe('a new password', () => {
  const outboxLink = async (email: string) => {
    const outbox = await server.browser().ok(READ_DEV_OUTBOX);
    return new URL(
      present(
        present(
          outbox.find(({ to }) => to === email),
          'outbox.find(({ to }) => to === email)',
        ).text.match(/http\S+/),
        'outbox.find(…)',
      )[0],
    );
  };

  it('is set by a link that is good once, and ends every session', async () => {
    const [email, browser] = [await newMember(server), server.browser()];
    await signIn(browser, email);
    const start = { email, redirect: 'http://localhost:4300/resetpwd' };
    expect((await server.browser().call(START_STAFF_RESET, { body: start })).status).toBe(204);
    const link = await outboxLink(email);
    expect(link.href).toMatch(/^http:\/\/localhost:4300\/resetpwd#token=/);
    const authorization = `Bearer ${new URLSearchParams(link.hash.slice(1)).get('token')}`;
    const finish = () =>
      server
        .browser()
        .call(FINISH_STAFF_RESET, { body: { password: 'ett helt nytt' }, headers: { authorization } });
    expect((await finish()).status).toBe(204);
    expect(await finish()).toMatchObject({ status: 401, body: { code: 'link-expired' } });
    expect((await browser.call(READ_STAFF_SESSION)).status).toBe(401);
    expect((await signIn(server.browser(), email)).status).toBe(401);
    expect((await signIn(server.browser(), email, { password: 'ett helt nytt' })).status).toBe(200);
  });

  it('says nothing about who is a member, and sends nobody elsewhere', async () => {
    const ask = (redirect: string) =>
      server.browser().call(START_STAFF_RESET, { body: { email: 'nobody@kommun.example', redirect } });
    expect((await ask('http://localhost:4300/resetpwd')).status).toBe(204);
    expect((await ask('https://evil.example/resetpwd')).status).toBe(400);
    expect((await ask('http://localhost:4300/other')).status).toBe(400);
  });

  it('ends after half an hour, and a child’s link does not fit', async () => {
    const email = await newMember(server);
    await server
      .browser()
      .call(START_STAFF_RESET, { body: { email, redirect: 'http://localhost:4300/resetpwd' } });
    const authorization = `Bearer ${(await outboxLink(email)).searchParams.get('token')}`;
    const body = { password: 'ett helt nytt' };
    expect(
      (await server.browser().call(FINISH_PASSWORD_RESET, { body, headers: { authorization } })).status,
    ).toBe(401);
    server.clock.advance({ minutes: 31 });
    expect(
      (await server.browser().call(FINISH_STAFF_RESET, { body, headers: { authorization } })).status,
    ).toBe(401);
  });
});
