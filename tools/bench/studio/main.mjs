// npm run bench:studio [-- rounds]: letters typed into the form studio, from the key to the frame that shows the letter,
// with a processor four times slower: in a form of 200 questions, and in one of ten. The built answers viewer with the
// real server, which saves meanwhile; every tenth letter comes after a pause in which the whole form is read again.
import { rmSync } from 'node:fs';
import { args, executablePath } from '@lykta/chromium';
import { CREATE_DRAFT, partsOf } from '@lykta/domain/calls';
import { buildApp, loadConfig, openEmbedded, openPool, systemClock } from '@lykta/server';
import { chromium } from 'playwright';
import { buildViewer } from '../desk/build-viewer.mjs';
import { serve } from '../page/serve.mjs';
import { isShort, median, roundsOf, show } from '../results.ts';
import { signInStaff } from '../server/staff.ts';
import { dropData, newData, startServer } from '../start-server.ts';
import { longDraft } from './long-draft.mjs';

const rounds = roundsOf(3);
const SLOWNESS = 4;
const LETTERS = isShort ? 12 : 60;
const SIZES = [10, 200];
/** Milliseconds between two letters, and before every tenth. */
const BETWEEN = 90;
const PAUSE = 400;
const API_PORT = 5195;
const api = `http://localhost:${API_PORT}`;

/** Runs in the page: notes for each letter the time until it was painted. */
function watchLetters() {
  window.letters = [];
  window.addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (key.length !== 1) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.letters.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

const folder = await buildViewer(api);
const viewer = await serve(folder);
const data = newData();
const origins = `http://localhost:4200,${viewer.address.replace(/\/$/, '')},viewer=http://localhost:4300`;
const server = await startServer(data, API_PORT, { LYKTA_HOST: 'localhost', LYKTA_ORIGINS: origins });
const embedded = await openEmbedded(data);
const { pool, db } = openPool(embedded.owner, 2);
const config = loadConfig({ LYKTA_ENVIRONMENT: 'dev', LYKTA_DATA: data });
const { services } = await buildApp({ config, database: { db }, clock: systemClock, logLevel: 'silent' });
const browser = await chromium.launch({ executablePath: executablePath(), args });

/** Begins a draft of this many questions. @returns its id */
async function beginDraft(cookie, size) {
  const { method, path } = partsOf(CREATE_DRAFT);
  const reply = await fetch(server.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:4300', Cookie: cookie },
    body: JSON.stringify({ from: 'file', draft: longDraft(size) }),
  });
  if (!reply.ok) throw new Error(`no draft of ${size} questions: ${reply.status} ${await reply.text()}`);
  return (await reply.json()).id;
}

/** @returns ms from each key to the frame that shows its letter */
async function type(cookie, draft, size) {
  const [name, value] = cookie.split('=');
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'sv-SE' });
  await context.addCookies([{ name, value, url: api }]);
  const page = await context.newPage();
  await page.addInitScript(watchLetters);
  await page.goto(new URL(`/forms/drafts/${draft}`, viewer.address).href);
  const middle = page.getByRole('button', { name: new RegExp(`plats ${size / 2}\\?`) });
  await middle.click();
  await page.getByLabel('Frågan', { exact: true }).click();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  for (let letter = 0; letter < LETTERS; letter += 1) {
    await page.waitForTimeout(letter % 10 === 0 ? PAUSE : BETWEEN);
    await page.keyboard.press('a');
  }
  await page.waitForFunction((count) => window.letters.length >= count, LETTERS);
  const times = await page.evaluate(() => window.letters);
  await context.close();
  return times;
}

try {
  const { admin } = await signInStaff(services, pool, [server.url]);
  const drafts = new Map();
  for (const size of SIZES) drafts.set(size, await beginDraft(admin, size));
  const times = new Map(SIZES.map((size) => [size, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const size of SIZES) times.get(size).push(await type(admin, drafts.get(size), size));
  show(
    'keystroke',
    `A letter typed into the form studio, CPU ${SLOWNESS} times slower, ${rounds} rounds of ${LETTERS}, ms`,
    SIZES.map((size) => {
      const all = times.get(size).flat();
      return {
        questions: size,
        median: Math.round(median(all)),
        '95 of 100': Math.round(all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.95)]),
        worst: Math.round(Math.max(...all)),
      };
    }),
  );
} finally {
  await browser.close();
  await pool.end();
  await server.stop();
  await embedded.stop();
  viewer.stop();
  dropData(data);
  rmSync(folder, { recursive: true, force: true });
}
