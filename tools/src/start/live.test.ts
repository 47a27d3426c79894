import path from 'node:path';
import { expect, test } from 'vitest';
import { serveLive } from './live.ts';

const apps = path.resolve(import.meta.dirname, '../../../apps');

/** Files that a page names: its own script, and Vite's. */
const MOST = 2;

/** In how many ms the first bundle is there, on a busy machine. */
const BUNDLED_MS = 30_000;

/** Returns a reply's text. @throws unless it is a success */
async function textOf(address: URL): Promise<string> {
  const reply = await fetch(address, { headers: { accept: 'text/html' } });
  expect(reply.status).toBe(200);
  return reply.text();
}

test.each(['child', 'answers-viewer'])(
  '%s: its sources come in one file, to a page that Vite may style',
  async (app) => {
    const root = path.join(apps, app);
    const server = await serveLive({
      root,
      configFile: path.join(root, 'vite.config.ts'),
      server: { port: 0, strictPort: false },
      logLevel: 'error',
    });
    try {
      const home = new URL(server.resolvedUrls!.local[0]!);
      // Until the bundle is there, Vite sends a page that says so.
      await expect.poll(() => textOf(home), { timeout: BUNDLED_MS }).toContain('/assets/index.js');
      const page = await textOf(home);
      const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)];
      expect(scripts.length).toBeLessThanOrEqual(MOST);
      const bundle = await textOf(new URL('/assets/index.js', home));
      const sources = [`apps/${app}/src/main.tsx`, 'libs/ui/src/action/button/button.tsx'];
      expect(sources.filter((source) => !bundle.includes(source))).toEqual([]);
      expect(page).not.toContain('Content-Security-Policy');
    } finally {
      await server.close();
    }
  },
);
