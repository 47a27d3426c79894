// npm run screens: pictures of every screen story, one sheet per app, in a small and a wide window.
//   npm run screens                                     builds Storybook first
//   npm run screens -- --built                          uses the last built Storybook
//   npm run screens -- --url http://localhost:6006      uses a running Storybook
//   npm run screens -- --only child-home,child-start    only stories whose id begins with one of these
//   npm run screens -- --mode forced                    light, dark, forced, contrast, 200, rtl or 320
//   npm run screens -- --whole                          the whole page, not only the first window
// Writes screens/child.png, screens/child.html (the same sheet with full-size pictures), and the same for the viewer.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { args, executablePath } from '@lykta/chromium';
import { own } from '@lykta/domain';
import { chromium } from 'playwright';
import { modes } from './modes.ts';
import { photographAll } from './photograph.ts';
import type { Shown } from './photograph.ts';
import { build, serve } from './serve.ts';
import { writeSheet } from './sheet.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, 'storybook-static');

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    built: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    mode: { type: 'string', default: 'light' },
    whole: { type: 'boolean', default: false },
    steps: { type: 'string', default: 'auto' },
  },
});

/** The screens of both apps, by the first part of their title. */
async function screensOf(url: string): Promise<Shown[]> {
  const index = (await (await fetch(`${url}/index.json`)).json()) as {
    entries: Record<string, Shown & { type: string; tags: string[] }>;
  };
  const wanted = values.only.split(',');
  return Object.values(index.entries).filter(
    ({ type, title, id, tags }) =>
      type === 'story' &&
      /^(?:Child|Viewer)\//.test(title) &&
      tags.includes('screen') &&
      wanted.some((beginning) => id.startsWith(beginning)),
  );
}

const mode = own(modes, values.mode);
if (!mode) throw new Error(`No mode "${values.mode}": ${Object.keys(modes).join(', ')}`);

if (!values.url && !values.built) build(ROOT, BUILT);
const { url, close } = values.url ? { url: values.url, close: () => {} } : await serve(BUILT);
const browser = await chromium.launch({ executablePath: executablePath(), args });
try {
  const screens = await screensOf(url);
  for (const app of ['Child', 'Viewer']) {
    const shown = screens.filter(({ title }) => title.startsWith(`${app}/`));
    if (shown.length === 0) continue;
    const name = `${app.toLowerCase()}${values.mode === 'light' ? '' : `-${values.mode}`}`;
    const folder = join(ROOT, 'screens', name);
    const globals = [`steps:${values.steps}`, mode.globals].filter(Boolean).join(';');
    const pictures = await photographAll(browser, shown, {
      url,
      folder,
      globals,
      whole: values.whole,
      mode,
      atOnce: Math.max(3, availableParallelism()),
    });
    const file = await writeSheet(browser, folder, pictures, mode.sizes);
    const silent = pictures.filter((picture) => picture.failed).map((picture) => picture.id);
    console.warn(`${pictures.length} screens: ${file}`);
    if (silent.length > 0) {
      console.error(`Did not show: ${silent.join(', ')}`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  close();
}
