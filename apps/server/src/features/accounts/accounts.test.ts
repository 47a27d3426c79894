import { Problem, present } from '@lykta/domain';
import { CREATE_ACCOUNT, READ_SESSION, SIGN_IN, SIGN_OUT } from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveBotCheck } from '../../testing/bot-check.ts';
import { newPhone, openTestServer, PASSWORD, type TestServer } from '../../testing/test-server.ts';
import { errorField } from '../../error-field.ts';
import { textIn } from '../../testing/text-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const noInvitations = { pending: [], accepted: [] };

describe(CREATE_ACCOUNT, () => {
  it('creates an account and stays signed in', async () => {
    const child = await server.signUp();
    const reply = await child.call(READ_SESSION);
    expect(reply).toMatchObject({ status: 200, body: { id: child.id, invitations: noInvitations } });
    expect(reply.body).not.toHaveProperty('token');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('refuses a name that is taken, however it is written', async () => {
    const phone = newPhone();
    await server.signUp(phone);
    const other = server.browser();
    const altcha = await solveBotCheck(other, 'create');
    const reply = await other.call(CREATE_ACCOUNT, {
      body: {
        username: `+46${phone.slice(1)}`,
        password: PASSWORD,
        altcha,
      },
    });
    expect(reply).toMatchObject({ status: 409, body: { code: 'username-taken' } });
  });

  it('lets only one of two have the name that they choose at the same moment', async () => {
    const username = newPhone();
    const tries = await Promise.all(
      [server.browser(), server.browser()].map(async (browser) =>
        browser.call(CREATE_ACCOUNT, {
          body: {
            username,
            password: PASSWORD,
            altcha: await solveBotCheck(browser, 'create'),
          },
        }),
      ),
    );
    expect(tries.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });

  it('lists everything that is wrong, and stores nothing', async () => {
    const before = await countAccounts();
    const reply = await server
      .browser()
      .call(CREATE_ACCOUNT, { body: { username: 'pelle', password: 'kort', extra: 1 } });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'invalid-input' });
    const { errors } = Problem.parse(reply.body);
    expect(errors?.map(({ path }) => path)).toEqual(expect.arrayContaining(['username', 'password']));
    expect(await countAccounts()).toBe(before);
  });

  it('gives the native shell its session in the reply and sets no cookie', async () => {
    const browser = server.browser();
    const altcha = await solveBotCheck(browser, 'create');
    const body = { username: newPhone(), password: PASSWORD, altcha };
    const reply = await browser.call(CREATE_ACCOUNT, { body, headers: { 'x-lykta-client': 'native' } });
    const token = textIn(reply.body, 'token');
    expect(browser.cookies.size).toBe(0);
    const again = await server
      .browser()
      .call(READ_SESSION, { headers: { authorization: `Bearer ${token}` } });
    expect(again.status).toBe(200);
  });
});

describe(SIGN_IN, () => {
  it('signs in with the same name written differently', async () => {
    const { username, id } = await server.signUp('Eva.Ek@Example.SE');
    const reply = await signIn(username.toUpperCase(), PASSWORD);
    expect(reply).toMatchObject({ status: 200, body: { id } });
  });

  it('says the same for a wrong password and an unknown name', async () => {
    const { username } = await server.signUp();
    const wrong = await signIn(username, 'fel lösenord');
    const unknown = await signIn(newPhone(), 'fel lösenord');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    const { ticket: _wrong, ...wrongBody } = Problem.parse(wrong.body);
    const { ticket: _unknown, ...unknownBody } = Problem.parse(unknown.body);
    expect(unknownBody).toEqual(wrongBody);
  });

  it('delays more and more, but never locks', async () => {
    const { username } = await server.signUp();
    let ticket: string | undefined;
    for (let tries = 0; tries < 5; tries += 1) {
      const reply = await signIn(username, 'fel lösenord', ticket);
      ticket = errorField(reply.body, 'ticket');
    }
    const early = await signIn(username, PASSWORD, ticket);
    expect(early.body).toMatchObject({ code: 'too-many-tries' });
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the session', () => {
  it('ends at logout', async () => {
    const child = await server.signUp();
    const token = present(child.cookies.get('lykta_session'), 'child.cookies.get(’lykta_session’)');
    expect((await child.call(SIGN_OUT, { body: {} })).status).toBe(204);
    expect(child.cookies.has('lykta_session')).toBe(false);
    const stolen = server.browser();
    stolen.cookies.set('lykta_session', token);
    expect(await stolen.call(READ_SESSION)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });

  it('lives thirty days after it was last used', async () => {
    const fresh = await openTestServer();
    const child = await fresh.signUp();
    fresh.clock.advance({ days: 29 });
    expect((await child.call(READ_SESSION)).status).toBe(200);
    fresh.clock.advance({ days: 29 });
    expect((await child.call(READ_SESSION)).status).toBe(200);
    fresh.clock.advance({ days: 31 });
    expect((await child.call(READ_SESSION)).status).toBe(401);
    await fresh.close();
  });

  it('lives ninety days at most', async () => {
    const fresh = await openTestServer();
    const child = await fresh.signUp();
    for (let month = 0; month < 3; month += 1) {
      fresh.clock.advance({ days: 29 });
      expect((await child.call(READ_SESSION)).status).toBe(200);
    }
    fresh.clock.advance({ days: 4 });
    expect((await child.call(READ_SESSION)).status).toBe(401);
    await fresh.close();
  });
});

async function signIn(username: string, password: string, ticket?: string) {
  const browser = server.browser();
  const altcha = await solveBotCheck(browser, 'login', ticket);
  return browser.call(SIGN_IN, { body: { username, password, altcha } });
}

async function countAccounts(): Promise<number> {
  const { n } = await server.db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
