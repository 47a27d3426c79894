// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageHeaders } from '@lykta/domain/page';
import { build, preview } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { contentSecurity } from './content-security.ts';

const BOOT = "document.documentElement.dataset.theme = 'dark';";
const STYLE = 'a{color:red}';
const root = mkdtempSync(path.join(tmpdir(), 'lykta-csp-'));
const page = () => readFileSync(path.join(root, 'dist/index.html'), 'utf8');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

beforeAll(async () => {
  const head = `<meta charset="utf-8" /><meta name="lykta-api" content="" /><style>${STYLE}</style>`;
  writeFileSync(
    path.join(root, 'index.html'),
    `<!doctype html><html><head>${head}</head><body><script>${BOOT}</script></body></html>`,
  );
  await build({ root, logLevel: 'silent', plugins: [contentSecurity()] });
});

test('inline script and styles are allowed by their hash, and nothing else inline', () => {
  const policy = pageHeaders(page())['Content-Security-Policy']!;
  expect(policy).toContain(`script-src 'self' ${hashOf(BOOT)};`);
  expect(policy).toContain(`style-src 'self' ${hashOf(STYLE)};`);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/unsafe|blob:|\*(?!;| )/);
});

test('the page brings its policy, before everything that it is about', () => {
  expect(page().indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(page().indexOf('<style>'));
});

test('headers.txt and the preview say the same', async () => {
  const said = readFileSync(path.join(root, 'dist/headers.txt'), 'utf8').trim().split('\n');
  const server = await preview({
    root,
    plugins: [contentSecurity()],
    preview: { port: 0 },
    logLevel: 'silent',
  });
  try {
    const { headers } = await fetch(server.resolvedUrls!.local[0]!);
    for (const line of said) {
      const [name = '', ...value] = line.split(': ');
      expect(headers.get(name)).toBe(value.join(': '));
    }
    expect(said).toHaveLength(6);
    expect(said).toContain('X-Frame-Options: DENY');
  } finally {
    await server.close();
  }
});
