import { present } from '@lykta/domain';
import {
  CHANGE_USERNAME,
  CONFIRM_PASSWORD,
  READ_PROFILE,
  READ_SESSION,
  SIGN_IN,
  SIGN_IN_LEGACY,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importLegacy } from '../../admin/import-legacy.ts';
import { cookies } from '../../security/cookies.ts';
import { solveBotCheck } from '../../testing/bot-check.ts';
import type { Browser } from '../../testing/browser.ts';
import { newPhone, openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function signInLegacy(browser: Browser, body: object) {
  const altcha = await solveBotCheck(browser, 'login');
  return browser.call(SIGN_IN_LEGACY, { body: { ...body, altcha } });
}

it('moves an imported login to a phone number, and then lets it in everywhere', async () => {
  const [login] = await importLegacy(server.app.services, 'username,password\nKalle12,bob\n');
  const browser = server.browser();
  const invitationCode = present(login, 'login').link;
  const reply = await signInLegacy(browser, { username: ' kalle12', password: 'bob', invitationCode });
  expect(reply).toMatchObject({
    status: 200,
    body: { legacy: true, invitations: { pending: [], accepted: [] } },
  });
  expect(await browser.call(READ_SESSION)).toMatchObject({ status: 200, body: { legacy: true } });

  // The session allows nothing else yet.
  expect(await browser.call(READ_PROFILE)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  expect((await browser.call(CONFIRM_PASSWORD, { body: { password: 'bob' } })).status).toBe(403);

  const username = newPhone();
  expect((await browser.call(CHANGE_USERNAME, { body: { username } })).status).toBe(204);
  expect(browser.cookies.has(cookies.child)).toBe(false);

  // The old name is gone, the new one works.
  expect(
    (await signInLegacy(server.browser(), { username: 'kalle12', password: 'bob', invitationCode })).status,
  ).toBe(401);
  const again = server.browser();
  const altcha = await solveBotCheck(again, 'login');
  const whole = await again.call(SIGN_IN, { body: { username, password: 'bob', altcha } });
  expect(whole).toMatchObject({ status: 200, body: { verified: false } });
  expect(whole.body).not.toHaveProperty('legacy');
  expect((await again.call(READ_PROFILE)).status).toBe(200);
});

it('ends every session of an imported login when it moves, so that no old one opens the whole account', async () => {
  const [login] = await importLegacy(server.app.services, 'frida,pw');
  const body = { username: 'frida', password: 'pw', invitationCode: present(login, 'login').link };
  const [one, other] = [server.browser(), server.browser()];
  for (const browser of [one, other]) expect((await signInLegacy(browser, body)).status).toBe(200);
  const stolen = [...one.cookies];
  expect((await one.call(CHANGE_USERNAME, { body: { username: newPhone() } })).status).toBe(204);
  for (const [name, value] of stolen) one.cookies.set(name, value);
  for (const browser of [one, other]) {
    expect(await browser.call(READ_SESSION)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  }
});

it('moves an imported login once, also when two try at the same moment', async () => {
  const [login] = await importLegacy(server.app.services, 'greta,pw');
  const body = { username: 'greta', password: 'pw', invitationCode: present(login, 'login').link };
  const browsers = [server.browser(), server.browser()];
  for (const browser of browsers) await signInLegacy(browser, body);
  const moves = await Promise.all(
    browsers.map((browser) => browser.call(CHANGE_USERNAME, { body: { username: newPhone() } })),
  );
  expect(moves.map(({ status }) => status).sort()).toEqual([204, 401]);
});

it('wants the right name, password and link together', async () => {
  const [one, two] = await importLegacy(server.app.services, 'anna;pw1\nbosse;pw2');
  const tries = [
    { username: 'anna', password: 'pw2', invitationCode: present(one, 'one').link },
    { username: 'anna', password: 'pw1', invitationCode: present(two, 'two').link },
    { username: 'anna', password: 'pw1' },
    { username: 'nobody', password: 'pw1', invitationCode: present(one, 'one').link },
  ];
  for (const body of tries) {
    expect(await signInLegacy(server.browser(), body)).toMatchObject({
      status: 401,
      body: { code: 'wrong-credentials' },
    });
  }
});

it('refuses a phone number that somebody has', async () => {
  const child = await server.signUp();
  const [login] = await importLegacy(server.app.services, 'cissi,pw');
  const browser = server.browser();
  await signInLegacy(browser, {
    username: 'cissi',
    password: 'pw',
    invitationCode: present(login, 'login').link,
  });
  const reply = await browser.call(CHANGE_USERNAME, { body: { username: child.username } });
  expect(reply).toMatchObject({ status: 409, body: { code: 'username-taken' } });
});

it('imports all of a file or nothing', async () => {
  const count = () => server.db.selectFrom('accounts').select('id').execute();
  const before = await count();
  await expect(importLegacy(server.app.services, 'dora,pw\nonlyname')).rejects.toThrow('line 2');
  await expect(importLegacy(server.app.services, 'dora,pw\ndora,pw')).rejects.toThrow(
    'dora was imported before',
  );
  expect(await count()).toEqual(before);
});
