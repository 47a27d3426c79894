import {
  CREATE_ACCOUNT,
  IS_ALIVE,
  READ_CHALLENGE,
  READ_SESSION,
  SIGN_OUT,
  addressOf,
} from '@lykta/domain/calls';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { portOf } from '../testing/port-of.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const good = { username: '0701234567', password: 'tillräckligt långt' };
const post = (body: unknown, headers?: Record<string, string>) =>
  server.browser().call(CREATE_ACCOUNT, { body, headers });
const json = { 'content-type': 'application/json' };

describe('bad input is the caller’s fault, never ours', () => {
  it.each([
    ['NUL in a text', { ...good, password: 'abc\u0000defgh' }],
    ['a lone surrogate', { ...good, password: 'abcdefgh\ud800' }],
    ['a number beyond 2³¹', { ...good, password: 2 ** 31 }],
    ['1e300', { ...good, password: 1e300 }],
    ['true for a string', { ...good, password: true }],
    ['an unknown key', { ...good, admin: true }],
    ['a missing key', { username: good.username }],
    ['a list', [good]],
    ['null', null],
    ['a text', '"hej"'],
    ['a very long text', { ...good, password: 'x'.repeat(10_000) }],
  ])('%s: 400', async (_name, body) => {
    const reply = await post(JSON.stringify(body), json);
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input', status: 400 } });
    expect(reply.headers['content-type']).toContain('application/problem+json');
  });

  it.each([
    ['the same key twice', '{"username":"0701234567","username":"0701234568","password":"12345678"}'],
    ['5,000 levels', `{"username":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['1e400', '{"username":1e400}'],
    ['half a JSON', '{"username":"07'],
    ['no body', ''],
  ])('%s: 400', async (_name, body) => {
    expect(await post(body, json)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('takes JSON only', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
    ]) {
      expect(await post('a=1', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'json-only' },
      });
    }
  });

  it('takes at most 256 kB', async () => {
    const reply = await post(JSON.stringify({ ...good, password: 'x'.repeat(270_000) }), json);
    expect(reply).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  it('says which methods a path has', async () => {
    const reply = await server.browser().request('PATCH', addressOf(READ_CHALLENGE));
    expect(reply).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } });
    expect(reply.headers.allow).toBe('DELETE, GET, HEAD, OPTIONS');
  });

  it.each([
    '/nothing',
    '/clients/%00',
    '/clients/challenge/%F0%9F',
    '/%',
    `/${'x'.repeat(3000)}`,
    '//',
    '/clients/../../etc',
  ])('answers %s calmly', async (url) => {
    const reply = await server.browser().request('GET', url);
    expect([400, 404, 405]).toContain(reply.status);
    expect(reply.body).toHaveProperty('code');
  });

  it('answers HEAD like GET without a body', async () => {
    const reply = await server.browser().request('HEAD', '/healthz');
    expect(reply).toMatchObject({ status: 200, body: '' });
  });
});

describe('who may call from where', () => {
  it('lets the apps call with credentials, and nobody else', async () => {
    const preflight = (origin: string) =>
      server.browser().request('OPTIONS', '/clients', undefined, {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      });
    const ours = await preflight('http://localhost:4200');
    expect(ours.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:4200',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'ETag, Retry-After, X-Lykta-Device',
      'access-control-allow-headers': 'If-Match, Authorization, Content-Type, X-Lykta-Client, X-Lykta-Device',
    });
    expect((await preflight('https://evil.example')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });

  it('changes nothing for a page of another site', async () => {
    const child = await server.signUp();
    for (const origin of ['https://evil.example', 'null', 'http://localhost:4200.evil.example']) {
      const reply = await child.call(SIGN_OUT, { body: {}, headers: { origin } });
      expect(reply).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    }
    expect((await child.call(READ_SESSION)).status).toBe(200);
  });

  it('wants an Origin from whoever has a cookie', async () => {
    const child = await server.signUp();
    const reply = await server.app.inject({
      method: 'POST',
      url: addressOf(SIGN_OUT),
      cookies: Object.fromEntries(child.cookies),
      payload: {},
    });
    expect(reply.statusCode).toBe(403);
  });

  it.each([
    ['a call', addressOf(IS_ALIVE), 200],
    ['a refused call', addressOf(READ_SESSION), 401],
    ['what is not there', '/nowhere', 404],
  ])(
    'sends a strict policy for content, and no leave to keep it, with every reply: %s',
    async (_what, url, status) => {
      const { headers, statusCode } = await server.app.inject(url);
      expect(statusCode).toBe(status);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'cross-origin',
        'origin-agent-cluster': '?1',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'x-content-type-options': 'nosniff',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
      });
    },
  );
});

/** Sends raw bytes and returns what arrives until the server closes the connection. */
function raw(bytes: string): Promise<string> {
  const port = portOf(server.app.server);
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('what Node refuses before Fastify sees it', () => {
  it('answers too many headers with 431', async () => {
    const reply = await raw(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n\r\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 431 /);
    expect(reply).toContain('"code":"too-large"');
  });

  it('answers what is no HTTP with 400', async () => {
    const reply = await raw('HELLO\r\n\r\n');
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).toContain('"code":"invalid-input"');
  });

  it('lets nobody hold a request open', () => {
    expect(server.app.server.headersTimeout).toBe(10_000);
    expect(server.app.server.requestTimeout).toBe(15_000);
  });
});

describe('a failure of our own', () => {
  it('tells nothing, and logs where but not what', async () => {
    const broken = await openTestServer({ botCheck: false });
    await broken.db.schema.dropTable('child_keys').execute();
    const reply = await broken.browser().call(CREATE_ACCOUNT, { body: good });
    expect(reply).toMatchObject({ status: 500, body: { code: 'server-error' } });
    expect(JSON.stringify(reply.body)).not.toMatch(/child_keys|relation|at /);
    const logged = broken.logs.join('');
    expect(logged).toContain('"code":"42P01"');
    expect(logged).not.toContain('0701234567');
    await broken.close();
  });
});
