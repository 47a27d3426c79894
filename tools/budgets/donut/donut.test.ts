import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'lykta-donut-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** docs/performance.md, "Fifty donuts". */
const MOST = 6_000;

it('adds at most 6 kB to a page that has React', { timeout: 120_000 }, () => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--config', join(import.meta.dirname, 'vite.config.ts'), '--outDir', folder],
    // A test run says NODE_ENV=test, which would build for developers.
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' },
  );
  const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  const bytes = files.map((file) => gzipSync(readFileSync(join(folder, file))).length);
  expect(files.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST);
});
