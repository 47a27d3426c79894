import { present } from '@lykta/domain';
import { IS_ALIVE, IS_READY, LIST_FORMS, READ_SESSION, SIGN_IN, addressOf } from '@lykta/domain/calls';
import { PREVIEW_PATH } from '@lykta/domain/page';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { FILM, SCRIPT } from '../testing/built-app.ts';
import { API, APP, serveSites, VIEWER, type ServedSites } from '../testing/served-sites.ts';

let served: ServedSites;
beforeAll(async () => {
  served = await serveSites();
});
afterAll(() => served.close());

const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  ask(served.port, host, url, headers);

describe('a host name', () => {
  it('decides who answers, also with a port, and in capitals', async () => {
    for (const host of [APP, `${APP}:8443`, APP.toUpperCase(), VIEWER]) {
      expect((await get(host, '/')).headers['content-type'], host).toBe('text/html; charset=utf-8');
    }
    expect((await get(API, addressOf(LIST_FORMS))).headers['content-type']).toContain('json');
    expect((await get(API, '/home')).status).toBe(404);
  });

  it('of somebody else is refused, but probes call by address', async () => {
    const refused = await get('other.example', '/');
    expect(refused.status).toBe(421);
    expect(JSON.parse(refused.body.toString())).toMatchObject({ code: 'not-found' });
    expect((await get('other.example', addressOf(READ_SESSION))).status).toBe(421);
    expect((await get('127.0.0.1:9090', addressOf(IS_ALIVE))).status).toBe(200);
    expect((await get('127.0.0.1:9090', addressOf(IS_READY))).status).toBe(200);
  });

  it('of an app leads to nothing of the API', async () => {
    expect((await ask(served.port, APP, addressOf(SIGN_IN), { method: 'POST' })).status).toBe(405);
    expect((await get(VIEWER, addressOf(IS_ALIVE))).headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('the page', () => {
  it('is filled in, may call only this API, and may not be framed', async () => {
    const { headers, body } = await get(APP, '/');
    expect(body.toString()).toContain(`name="lykta-api" content="https://${API}"`);
    expect(body.toString()).toContain('name="lykta-contact" content="hej@kommun.example"');
    expect(body.toString()).not.toContain('http://localhost:*');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; connect-src 'self' https://${API}; frame-ancestors 'none'`,
    );
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('of the studio’s phone may be framed by the viewer alone, and calls nobody', async () => {
    for (const address of [PREVIEW_PATH, `${PREVIEW_PATH}?again`]) {
      const { headers } = await get(APP, address);
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; connect-src 'none'; frame-ancestors https://${VIEWER}`,
      );
      expect(headers).not.toHaveProperty('x-frame-options');
    }
    expect((await get(APP, `${PREVIEW_PATH}/more`)).headers['x-frame-options']).toBe('DENY');
  });

  it('comes for every screen, also one with a dot in its address', async () => {
    const page = (await get(APP, '/')).body.toString();
    for (const url of ['/home', '/connect/ABC123', '/index.html', '/form/x/1?q=a.b']) {
      expect((await get(APP, url)).body.toString(), url).toBe(page);
    }
    expect((await get(APP, '/connect/a.b', { accept: 'text/html,*/*' })).status).toBe(200);
    expect((await get(APP, '/connect/a.b')).status).toBe(404);
  });

  it('is packed as the browser likes, and not sent again while it is the same', async () => {
    const plain = await get(APP, '/');
    const brotli = await get(APP, '/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(APP, '/', { 'accept-encoding': 'gzip' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const etag = present(plain.headers.etag, 'plain.headers.etag');
    const again = await get(APP, '/', { 'if-none-match': `"x", ${etag}` });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect((await get(APP, '/', { 'if-none-match': '"x"' })).status).toBe(200);
  });
});

describe('a file', () => {
  it('named by its content is kept for good, any other is asked for again', async () => {
    const named = await get(APP, SCRIPT.path);
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(named.body.toString()).toBe(SCRIPT.text);
    for (const url of ['/sw.js', '/assets/avatars/cat-drawing1.svg']) {
      const { status, headers } = await get(APP, url);
      expect([status, headers['cache-control']], url).toEqual([200, 'no-cache']);
    }
  });

  it('comes packed where the package has it so, and is not sent again', async () => {
    const packed = await get(APP, SCRIPT.path, { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(packed.body).toString()).toBe(SCRIPT.text);
    const etag = {
      'accept-encoding': 'br',
      'if-none-match': present(packed.headers.etag, 'packed.headers.etag'),
    };
    expect((await get(APP, SCRIPT.path, etag)).status).toBe(304);
  });

  it('of a film comes in parts, and a HEAD brings its length', async () => {
    const part = await get(APP, '/films/explainer.mp4', { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 10-19/1000');
    expect(part.body.toString()).toBe('0123456789');
    const head = await ask(served.port, APP, '/films/explainer.mp4', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers['content-length']).toBe(String(FILM.length));
  });

  it('that is missing, not for browsers, or outside the folder is not there', async () => {
    const missing = ['/assets/first-AAAAAAAA.js', '/headers.txt', `${SCRIPT.path}.br`, '/favicon.ico'];
    for (const url of missing) expect((await get(APP, url)).status, url).toBe(404);
    for (const url of ['/../index.html', '/%2e%2e/x.txt', '/assets/..%2f..%2fx.txt', '//etc/x.txt']) {
      expect((await get(APP, url)).status, url).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the log', () => {
  it('has no line for a file or a screen, but one for what fails, without its address', async () => {
    served.logs.length = 0;
    for (const url of ['/connect/hemlig1', '/shared#token=hemlig2', SCRIPT.path]) await get(APP, url);
    expect(served.logs).toEqual([]);
    await get(APP, '/assets/hemlig3.js');
    expect(served.logs).toEqual([expect.stringContaining('"status":404')]);
    expect(served.logs.join('\n')).not.toContain('hemlig');
  });

  it('has a line for each where the operator wants it, without an address', async () => {
    const talkative = await serveSites({ logFiles: true });
    talkative.logs.length = 0;
    for (const url of ['/connect/hemlig1', SCRIPT.path]) await ask(talkative.port, APP, url);
    expect(talkative.logs).toHaveLength(2);
    expect(talkative.logs.join('\n')).not.toContain('hemlig');
    await talkative.close();
  });
});
