// npm run screens: pictures of every screen story, one sheet per app, in a small and a wide window.
//   npm run screens                                     builds Storybook first
//   npm run screens -- --built                          uses the last built Storybook
//   npm run screens -- --url http://localhost:6006      uses a running Storybook
//   npm run screens -- --only child-home,child-start    only stories whose id begins with one of these
//   npm run screens -- --first                          only the first story of each screen
//   npm run screens -- --mode forced                    light, dark, forced, contrast, 200, rtl, ar or 320; or all of them
//   npm run screens -- --whole                          the whole page, not only the first window
//   npm run screens -- --book                           the pictures in the pages of the book: docs/pictures/screens
//   npm run screens -- --films                          the films in the book: docs/pictures/films; needs ffmpeg
//   npm run screens -- --frames                         traces every answer to a touch on a slow processor: no frame is missed
//   npm run screens -- --weigh                          opens every page of the book: none above 3 MB or 2 s
// Writes screens/child.png, screens/child.html (the same sheet with full-size pictures), and the same for the viewer.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { args, executablePath } from '@lykta/chromium';
import { chromium } from 'playwright';
import { takeFilms } from './films.ts';
import { traceMoments } from './frames.ts';
import { modes } from './modes.ts';
import { takeBookPictures } from './pictures.ts';
import { build, serve } from './serve.ts';
import { makeSheets } from './sheets.ts';
import { weighPages } from './weigh.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, 'storybook-static');

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    built: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    first: { type: 'boolean', default: false },
    mode: { type: 'string', default: 'light' },
    whole: { type: 'boolean', default: false },
    steps: { type: 'string', default: 'auto' },
    book: { type: 'boolean', default: false },
    films: { type: 'boolean', default: false },
    weigh: { type: 'boolean', default: false },
    frames: { type: 'boolean', default: false },
  },
});

const wanted = values.mode === 'all' ? Object.keys(modes) : [values.mode];
const unknown = wanted.filter((name) => !Object.hasOwn(modes, name));
if (unknown.length > 0) throw new Error(`No mode "${unknown[0]}": ${Object.keys(modes).join(', ')}`);

if (!values.url && !values.built) build(ROOT, BUILT);
const { url, close } = values.url ? { url: values.url, close: () => {} } : await serve(BUILT);
const browser = await chromium.launch({ executablePath: executablePath(), args });
const began = Date.now();
try {
  if (values.book) await takeBookPictures(browser, url, join(ROOT, 'docs/pictures/screens'));
  if (values.films) await takeFilms(browser, url, join(ROOT, 'docs/pictures/films'), values.only);
  const faults: string[] = [];
  if (values.weigh) faults.push(...(await weighPages(browser, url, values.only)));
  if (values.frames) faults.push(...(await traceMoments(browser, url)));
  if (!values.book && !values.films && !values.weigh && !values.frames)
    for (const name of wanted)
      faults.push(...(await makeSheets(browser, { url, name, root: ROOT, ...values })));
  if (faults.length > 0) {
    console.error(
      `${values.weigh || values.frames ? 'Too heavy or too slow' : 'Did not show'}: ${faults.join(', ')}`,
    );
    process.exitCode = 1;
  }
  console.warn(`It took ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`);
} finally {
  await browser.close();
  close();
}
