import { CREATE_ACCOUNT, READ_PROFILE, SET_BIRTH_YEAR, SIGN_IN } from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createBrowser, type Browser } from '../testing/browser.ts';
import { openTestServer, type TestChild, type TestServer } from '../testing/test-server.ts';
import { makeSecret, parseSecrets, type SecretList } from './secrets.ts';

let server: TestServer;
let child: TestChild;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  child = await server.signUp();
  await child.call(SET_BIRTH_YEAR, { body: { birthYear: 2012 } });
});
afterAll(() => server.close());

/** Runs work against the same database under other secrets. */
async function under<T>(secrets: SecretList, work: (browser: Browser) => Promise<T>): Promise<T> {
  const config = { ...server.config, secrets };
  const app = await buildApp({
    config,
    database: { db: server.db },
    clock: server.clock.now,
    logStream: { write: () => {} },
  });
  try {
    return await work(createBrowser(app, server.config.origins));
  } finally {
    await app.close();
  }
}

const signIn = (browser: Browser) =>
  browser.call(SIGN_IN, { body: { username: child.username, password: child.password } });

it('moves a child to the newest secret at sign-in, after which the old one can go', async () => {
  const [old] = server.config.secrets;
  const [newer] = parseSecrets(makeSecret().replace('1:', '2:'));
  await under([newer, old], async (browser) => {
    expect((await signIn(browser)).status).toBe(200);
    expect((await browser.call(READ_PROFILE)).body).toMatchObject({ birthYear: 2012 });
  });
  const account = await server.db.selectFrom('accounts').select('username_secret').executeTakeFirstOrThrow();
  const key = await server.db.selectFrom('child_keys').select('secret_number').executeTakeFirstOrThrow();
  expect([account.username_secret, key.secret_number]).toEqual([2, 2]);
  await under([newer], async (browser) => {
    expect((await signIn(browser)).status).toBe(200);
    expect((await browser.call(READ_PROFILE)).body).toMatchObject({ birthYear: 2012 });
  });
});

it('can’t be got round: without the right secret nobody is found', async () => {
  const stranger = parseSecrets(makeSecret());
  await under(stranger, async (browser) => expect((await signIn(browser)).status).toBe(401));
});

it('refuses a name that is taken under an older secret', async () => {
  const [current] = parseSecrets(makeSecret().replace('1:', '3:'));
  const fresh = await openTestServer({ botCheck: false });
  const { username, password } = await fresh.signUp();
  const config = { ...fresh.config, secrets: [current, fresh.config.secrets[0]] as const };
  const app = await buildApp({
    config,
    database: { db: fresh.db },
    clock: fresh.clock.now,
    logStream: { write: () => {} },
  });
  const reply = await createBrowser(app, server.config.origins).call(CREATE_ACCOUNT, {
    body: { username, password },
  });
  expect(reply).toMatchObject({ status: 409, body: { code: 'username-taken' } });
  await app.close();
  await fresh.close();
});
