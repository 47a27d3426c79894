import { present } from '@lykta/domain';
import {
  CREATE_ACCOUNT,
  IS_ALIVE,
  LIST_FORMS,
  OPEN_SHARE,
  READ_DEV_OUTBOX,
  READ_PROFILE,
  READ_SESSION,
  READ_STAFF_SESSION,
  SET_BIRTH_YEAR,
  SIGN_IN,
  SIGN_IN_STAFF,
  SIGN_OUT,
  SIGN_OUT_STAFF,
  addressOf,
} from '@lykta/domain/calls';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookies } from '../security/cookies.ts';
import {
  newPhone,
  openTestServer,
  ORIGIN,
  PASSWORD,
  VIEWER_ORIGIN,
  type TestServer,
} from '../testing/test-server.ts';
import { portOf } from '../testing/port-of.ts';

let dev: TestServer;
let production: TestServer;
beforeAll(async () => {
  dev = await openTestServer({ botCheck: false });
  production = await openTestServer({ botCheck: false, environment: 'production' });
});
afterAll(async () => {
  await dev.close();
  await production.close();
});

const setCookies = (headers: Record<string, unknown>) => [headers['set-cookie']].flat().map(String);

describe('a cookie', () => {
  const create = (server: TestServer, headers: Record<string, string>) =>
    server.browser(headers).call(CREATE_ACCOUNT, { body: { username: newPhone(), password: PASSWORD } });

  it.each([
    ['the proxy’s own Host', { host: '127.0.0.1:9090' }],
    ['and its scheme', { host: '127.0.0.1:9090', 'x-forwarded-proto': 'https' }],
    ['a caller’s X-Forwarded-Host', { host: 'api.lykta.example', 'x-forwarded-host': 'localhost' }],
    ['the public Host', { host: 'api.lykta.example' }],
  ])('is Secure and __Host- in production, whatever is said: %s', async (_what, headers) => {
    const set = setCookies((await create(production, headers)).headers);
    expect(set).toHaveLength(2);
    for (const cookie of set) {
      expect(cookie).toMatch(
        /^__Host-lykta_\w+=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    }
    expect(set[0]).toMatch(/^__Host-lykta_session=.*Max-Age=2592000;/);
  });

  it('has its plain name in dev, where there is no https', async () => {
    const [session] = setCookies((await create(dev, { host: 'api.lykta.example' })).headers);
    expect(session).toMatch(/^lykta_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('of the plain name is not believed in production: a neighbouring host could have planted it', async () => {
    const browser = production.browser();
    await browser.call(CREATE_ACCOUNT, { body: { username: newPhone(), password: PASSWORD } });
    expect((await browser.call(READ_SESSION)).status).toBe(200);
    const planted = production.browser();
    planted.cookies.set(
      cookies.child,
      present(browser.cookies.get('__Host-lykta_session'), 'browser.cookies.get(’__Host-lykta_session’)'),
    );
    expect((await planted.call(READ_SESSION)).status).toBe(401);
  });

  it('lives thirty days from the last use, not from the sign-in', async () => {
    const child = await production.signUp();
    expect((await child.call(READ_SESSION)).headers).not.toHaveProperty('set-cookie');
    production.clock.advance({ days: 20 });
    const [renewed] = setCookies((await child.call(READ_SESSION)).headers);
    expect(renewed).toMatch(/^__Host-lykta_session=.*Max-Age=2592000;/);
    production.clock.advance({ days: 20 });
    const last = await child.call(SIGN_OUT, { body: {} });
    expect(setCookies(last.headers)).toEqual([expect.stringMatching(/^__Host-lykta_session=;/)]);
  });
});

describe('/dev/outbox', () => {
  const look = (headers: Record<string, string>) => dev.browser(headers).call(READ_DEV_OUTBOX);

  it('shows itself to a developer on this machine', async () => {
    expect((await look({})).status).toBe(200);
  });

  it.each([
    'via',
    'forwarded',
    'x-real-ip',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-client-ip',
    'x-original-host',
    'true-client-ip',
    'cf-connecting-ip',
    'cf-ray',
  ])('is not there behind a proxy that says %s', async (name) => {
    expect((await look({ [name]: '192.0.2.1' })).status).toBe(404);
  });

  it.each(['[::::', 'localhost:port', 'a b', '%', 'dev-api.lykta.example'])(
    'is not there under the name "%s", and nothing breaks',
    async (host) => {
      expect([400, 404]).toContain((await look({ host })).status);
    },
  );
});

describe('an address', () => {
  /** Returns how many wrong passwords for one name are accepted before a wait is required. */
  const tries = async (server: TestServer, addresses: (n: number) => string) => {
    const username = newPhone();
    for (let n = 0; n < 12; n += 1) {
      const headers = { 'x-forwarded-for': addresses(n) };
      const reply = await server.browser(headers).call(SIGN_IN, { body: { username, password: 'fel' } });
      if (reply.status === 429) return n;
    }
    return 12;
  };
  const many = (n: number) => `198.51.${n}.1`;

  it('is what a proxy on this machine says', async () => {
    expect(await tries(dev, many)).toBe(12);
  });

  it('is not what somebody in a private network claims through that proxy', async () => {
    expect(await tries(dev, (n) => `${many(n)}, 10.0.0.9`)).toBe(5);
  });

  it('is what a proxy says that is named in LYKTA_PROXIES', async () => {
    const named = await openTestServer({ botCheck: false, proxies: ['10.0.0.0/24'] });
    expect(await tries(named, (n) => `${many(n)}, 10.0.0.9`)).toBe(12);
    expect(await tries(named, (n) => `${many(n)}, 10.0.1.9`)).toBe(5);
    await named.close();
  });
});

describe('a page of one app', () => {
  const refused = { status: 403, body: { code: 'not-allowed', detail: 'origin' } };
  const child = { origin: ORIGIN };
  const viewer = { origin: VIEWER_ORIGIN };
  const signIn = { email: 'karin@kommun.example', password: PASSWORD };

  it('can’t call what is the other’s, to read or to write, signed in or not', async () => {
    const worker = await dev.staff();
    expect((await worker.call(READ_STAFF_SESSION, { headers: viewer })).status).toBe(200);
    expect(await worker.call(READ_STAFF_SESSION, { headers: child })).toMatchObject(refused);
    expect(await worker.call(SIGN_OUT_STAFF, { body: {}, headers: child })).toMatchObject(refused);
    expect(await dev.browser().call(SIGN_IN_STAFF, { body: signIn, headers: child })).toMatchObject(refused);
    const anna = await dev.signUp();
    expect((await anna.call(READ_PROFILE, { headers: child })).status).toBe(200);
    expect(await anna.call(READ_PROFILE, { headers: viewer })).toMatchObject(refused);
    expect(await anna.call(SET_BIRTH_YEAR, { body: { birthYear: 2012 }, headers: viewer })).toMatchObject(
      refused,
    );
  });

  it('can’t pass by writing the path otherwise', async () => {
    const worker = await dev.staff();
    for (const url of ['/%73taff', '/staff?x=/clients', '/staff/../staff', '//staff']) {
      expect((await worker.request('GET', url, undefined, child)).status, url).not.toBe(200);
    }
  });

  it('is told by the preflight', async () => {
    const allowed = async (url: string, origin: string) => {
      const ask = { origin, 'access-control-request-method': 'POST' };
      const { headers } = await dev.browser().request('OPTIONS', url, undefined, ask);
      return headers['access-control-allow-origin'];
    };
    expect(await allowed(addressOf(SIGN_IN_STAFF), VIEWER_ORIGIN)).toBe(VIEWER_ORIGIN);
    expect(await allowed(addressOf(SIGN_IN_STAFF), ORIGIN)).toBeUndefined();
    expect(await allowed(addressOf(SIGN_IN), ORIGIN)).toBe(ORIGIN);
    expect(await allowed(addressOf(SIGN_IN), VIEWER_ORIGIN)).toBeUndefined();
    expect(await allowed(addressOf(OPEN_SHARE), VIEWER_ORIGIN)).toBe(VIEWER_ORIGIN);
  });

  it('can read what both share', async () => {
    for (const headers of [child, viewer]) {
      expect((await dev.browser().call(LIST_FORMS, { headers })).status).not.toBe(403);
      expect((await dev.browser().call(IS_ALIVE, { headers })).status).toBe(200);
    }
  });
});

it('lets go of a half request whose peer never closes', { timeout: 30_000 }, async () => {
  await dev.app.listen({ host: '127.0.0.1', port: 0 });
  const port = portOf(dev.app.server);
  const open = () =>
    new Promise((resolve) => dev.app.server.getConnections((_error, count) => resolve(count)));
  const peers = Array.from({ length: 20 }, () => connect({ port, host: '127.0.0.1', allowHalfOpen: true }));
  const replies = peers.map(async (peer) => {
    let text = '';
    peer.on('data', (chunk) => (text += chunk.toString()));
    peer.write('GET /healthz HTTP/1.1\r\nHost: x\r\nBroken header\r\n\r\n');
    await once(peer, 'end');
    return text;
  });
  for (const text of await Promise.all(replies))
    expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*"invalid-input"/);
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
  for (const peer of peers) peer.destroy();
});
