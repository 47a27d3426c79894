// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avatarAssets } from './avatar-assets.ts';

const root = mkdtempSync(join(tmpdir(), 'lykta-assets-'));
const config = { root, configFile: false as const, logLevel: 'error' as const, plugins: [avatarAssets()] };

beforeAll(() => writeFileSync(join(root, 'index.html'), '<!doctype html><title>t</title>'));
afterAll(() => rmSync(root, { recursive: true }));

describe('dev server', () => {
  let server: ViteDevServer;
  let address: string;
  beforeAll(async () => {
    server = await createServer({ ...config, server: { port: 0, host: '127.0.0.1' } });
    await server.listen();
    address = server.resolvedUrls!.local[0]!;
  });
  afterAll(() => server.close());

  it('serves a part with an ETag and answers 304 to who has it', async () => {
    const first = await fetch(`${address}assets/avatarParts/hair-01.svg`);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/svg+xml');
    expect(await first.text()).toContain('data-layer="hair-front"');
    const etag = first.headers.get('etag')!;
    const again = await fetch(`${address}assets/avatarParts/hair-01.svg`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('leaves other addresses to the app', async () => {
    const other = await fetch(`${address}assets/avatarParts/..%2f..%2fpackage.json`, {
      headers: { accept: 'text/html' },
    });
    expect(await other.text()).not.toContain('@lykta/avatar');
  });
});

it('is copied into the build', async () => {
  await build(config);
  expect(readFileSync(join(root, 'dist/assets/avatars/default.svg'), 'utf8')).toMatch(/^<svg/);
});
