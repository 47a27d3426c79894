// npm run screens: every screen story of both apps on one sheet per app, small and wide, to be looked at.
//   npm run screens                                     builds Storybook first
//   npm run screens -- --url http://localhost:6006      uses one that runs
//   npm run screens -- --only child-home --theme dark   only stories whose id begins so, in the dark
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { args, executablePath } from '@lykta/tools/chromium';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const SHRINK = 0.5;
const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'storybook-static');
const OUT = join(ROOT, 'screens');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    theme: { type: 'string', default: 'light' },
  },
});

/** Serves the built Storybook on a free port. */
async function serve(): Promise<{ url: string; close: () => void }> {
  spawnSync(process.execPath, ['node_modules/.bin/storybook', 'build', '-c', '.storybook', '-o', BUILT], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      const body = readFileSync(join(BUILT, path === '/' ? 'index.html' : path));
      response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
}

/** The screens of one app, by the first word of their title. */
async function screensOf(url: string, app: string): Promise<Entry[]> {
  const index = (await (await fetch(`${url}/index.json`)).json()) as { entries: Record<string, Entry> };
  return Object.values(index.entries).filter(
    (entry) =>
      entry.type === 'story' && entry.title.startsWith(`${app}/`) && entry.id.startsWith(values.only),
  );
}

async function photograph(browser: Browser, url: string, entry: Entry): Promise<string> {
  const shots: string[] = [];
  for (const viewport of SIZES) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(`${url}/iframe.html?id=${entry.id}&viewMode=story&globals=theme:${values.theme}`);
    await page
      .waitForSelector('body.sb-show-main', { timeout: 60_000 })
      .catch(() => console.error(`${entry.id} did not show`));
    // A Storybook that is being worked on keeps a connection open: then the picture is taken after five seconds.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    const image = await page.screenshot();
    shots.push(
      `<img width="${viewport.width * SHRINK}" src="data:image/png;base64,${image.toString('base64')}">`,
    );
    await page.close();
  }
  return `<figure>${shots.join('')}<figcaption>${entry.title} · ${entry.name}</figcaption></figure>`;
}

const { url, close } = values.url ? { url: values.url, close: () => {} } : await serve();
const browser = await chromium.launch({ executablePath: executablePath(), args });
mkdirSync(OUT, { recursive: true });
for (const app of ['Child', 'Viewer']) {
  const figures: string[] = [];
  for (const entry of await screensOf(url, app)) figures.push(await photograph(browser, url, entry));
  if (figures.length === 0) continue;
  const sheet = await browser.newPage({ viewport: { width: 1760, height: 1000 } });
  await sheet.setContent(`<!doctype html><style>
    body { margin: 16px; display: flex; flex-wrap: wrap; gap: 24px; font: 14px sans-serif; background: #888; }
    figure { margin: 0; display: grid; grid-template-columns: auto auto; gap: 8px; align-items: start; }
    figcaption { grid-column: 1 / -1; color: #fff; }
  </style>${figures.join('')}`);
  const file = join(OUT, `${app.toLowerCase()}.png`);
  await sheet.screenshot({ path: file, fullPage: true });
  console.warn(`${figures.length} screens: ${file}`);
}
await browser.close();
close();
