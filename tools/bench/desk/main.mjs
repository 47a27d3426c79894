// npm run bench:desk [-- rounds]: pages of the answers viewer in a real browser: an admin without children and with
// 100,000 under 2,000 invitations, and before that a worker with 2,000 cases of its own. Measures from navigation to the
// frame that shows the content; nothing is cached.
import { rmSync } from 'node:fs';
import { args, executablePath } from '@lykta/chromium';
import { childSorts, childStates } from '@lykta/domain';
import { buildApp, loadConfig, openEmbedded, openPool, systemClock } from '@lykta/server';
import { addCases } from '@lykta/server/many-cases';
import { chromium } from 'playwright';
import { serve } from '../page/serve.mjs';
import { median, roundsOf, show } from '../results.ts';
import { CASES, MANY } from '../server/size.ts';
import { addChildren, signInStaff } from '../server/staff.ts';
import { dropData, newData, startServer } from '../start-server.ts';
import { buildViewer } from './build-viewer.mjs';

const rounds = roundsOf(5);
const API_PORT = 5194;
const api = `http://localhost:${API_PORT}`;

const EMPTY = 'main [class*="_empty"]';
/** A page, and the text that shows that it is complete: without children, and with them. */
const places = [
  { page: 'statistics', path: '/answers/statistics?form=school', shows: `main table, ${EMPTY}` },
  { page: 'invitations', path: '/invitations', shows: 'main tbody tr' },
];

/** What a worker opens with many cases: the start page, and the list with its filters and orders. */
const ROWS = 'main tbody tr';
const ofWorker = [
  { page: 'start', path: '/', shows: 'main ul[aria-label] a' },
  { page: 'children', path: '/children', shows: ROWS },
  ...childSorts.map((sort) => ({ page: `sorted by ${sort}`, path: `/children?sort=${sort}`, shows: ROWS })),
  ...childStates
    .filter((state) => state !== 'ended')
    .map((state) => ({ page: `filter ${state}`, path: `/children?state=${state}`, shows: ROWS })),
  { page: 'mine', path: '/children?whose=mine', shows: ROWS },
];

/** Runs in the page: notes when the expected content has been painted. */
function watch(shows) {
  const look = () => {
    if (!document.querySelector(shows)) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.openedAt = performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** Gives the published figures the real questions of the form: as many answers to each, spread over the options. */
async function fillFigures(pool) {
  await pool.query(`
    update published_figures set body = (
      select json_agg(cell)::text from (
        select json_build_array('', json_build_object('size', 4998, 'answers', '[]'::json)) as cell
        union all
        select json_build_array(question.key, json_build_object('size', 4998, 'answers',
          (select json_agg(json_build_array(option.key, 4998 / 4)) from jsonb_each(question.value -> 'answers') option)))
        from forms, jsonb_each(forms.body::jsonb -> 'questions') question
        where forms.id = 'school' and forms.version = 1) as cells)
    where form_id = 'school'`);
}

const folder = await buildViewer(api);
const viewer = await serve(folder);
const data = newData();
// The bench signs in from the viewer's usual address, and looks at the pages from its own.
const origins = `http://localhost:4200,${viewer.address.replace(/\/$/, '')},viewer=http://localhost:4300`;
const server = await startServer(data, API_PORT, { LYKTA_HOST: 'localhost', LYKTA_ORIGINS: origins });
const embedded = await openEmbedded(data);
const { pool, db } = openPool(embedded.owner, 4);
const config = loadConfig({ LYKTA_ENVIRONMENT: 'dev', LYKTA_DATA: data });
const { services } = await buildApp({ config, database: { db }, clock: systemClock, logLevel: 'silent' });
const browser = await chromium.launch({ executablePath: executablePath(), args });

/** @returns ms until a page shows its content */
async function open(cookie, { path, shows }) {
  const [name, value] = cookie.split('=');
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'sv-SE' });
  await context.addCookies([{ name, value, url: api }]);
  const page = await context.newPage();
  await page.addInitScript(watch, shows);
  await page.goto(new URL(path, viewer.address).href);
  await page.waitForFunction(() => window.openedAt, undefined, { timeout: 20_000 });
  const time = await page.evaluate(() => window.openedAt);
  await context.close();
  return time;
}

/** @returns the times of each page */
async function measure(cookie, list) {
  const times = new Map(list.map((place) => [place.page, []]));
  for (let round = 0; round < rounds; round++)
    for (const place of list) times.get(place.page).push(await open(cookie, place));
  return times;
}

/** Gives the worker its cases, in a unit where only those who work with a case open it. */
async function giveCases() {
  const unit = 'bench-unit';
  const { rows } = await pool.query(`select id from members where email = 'worker@example.se'`);
  await pool.query('update units set open_mark = null where id = $1', [unit]);
  await addCases(services, { member: rows[0].id, organisation: 'bench-org', unit }, CASES);
}

const worst = (times) => Math.round(Math.max(...times));

try {
  const { admin, worker } = await signInStaff(services, pool, [server.url]);
  const few = await measure(admin, places);
  await giveCases();
  const cases = await measure(worker, ofWorker);
  await addChildren(pool);
  await fillFigures(pool);
  const many = await measure(admin, places);
  show(
    'desk',
    `An admin opens a page of the answers viewer, nothing cached, ${rounds} rounds, ms`,
    places.map(({ page }) => ({
      page,
      'no child': Math.round(median(few.get(page))),
      [MANY]: Math.round(median(many.get(page))),
      worst: worst(many.get(page)),
    })),
  );
  show(
    'desk of a worker',
    `A worker with ${CASES.toLocaleString('en')} cases opens a page, nothing cached, ${rounds} rounds, ms`,
    ofWorker.map(({ page }) => ({
      page,
      median: Math.round(median(cases.get(page))),
      worst: worst(cases.get(page)),
    })),
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
