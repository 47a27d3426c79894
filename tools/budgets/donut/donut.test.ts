import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'lykta-donut-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** docs/performance.md, "Fifty donuts": compressed bytes. */
const MOST = { js: 6_000, css: 1_000 };

it('adds at most 6 kB of script and 1 kB of style to a page that has React', { timeout: 120_000 }, () => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--config', join(import.meta.dirname, 'vite.config.ts'), '--outDir', folder],
    // Test runs set NODE_ENV=test, which would produce a development build.
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' },
  );
  const assets = join(folder, 'assets');
  const weigh = (end: string) => {
    const [file, ...others] = readdirSync(assets).filter((name) =>
      new RegExp(`^entry.*\\.${end}$`).test(name),
    );
    expect(others).toEqual([]);
    return gzipSync(readFileSync(join(assets, file!))).length;
  };
  expect(weigh('js')).toBeLessThanOrEqual(MOST.js);
  expect(weigh('css')).toBeLessThanOrEqual(MOST.css);
});
