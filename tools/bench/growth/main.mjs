// npm run bench:growth [-- rounds]: opens each screen of both apps for a child that came yesterday, and for one that has
// used the app for a year: 365 moods, 40 persons, 12 forms sent 8 times each. In turn, in a real browser, on a phone
// with a processor four times slower for the child; from the address until nothing on the page changes any more.
import { rmSync } from 'node:fs';
import { args, executablePath } from '@lykta/chromium';
import { storyViews } from '@lykta/domain';
import { buildApp as buildServer, loadConfig, openEmbedded, openPool, systemClock } from '@lykta/server';
import { chromium } from 'playwright';
import { buildApp } from '../built.mjs';
import { serve } from '../page/serve.mjs';
import { median, roundsOf, show } from '../results.ts';
import { dropData, newData, startServer } from '../start-server.ts';
import { makePairs, NOT_BEGUN } from './people.ts';

const rounds = roundsOf(7);
const PORT = 5196;
const api = `http://localhost:${PORT}`;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 800 } };

const ofChild = [
  '/home',
  '/moodchart',
  '/mood/good',
  '/beb',
  ...storyViews.map((view) => `/beb/${view}`),
  '/beb/share',
  '/myprofile',
  '/houses',
  '/invitations',
  '/invitations/kept',
  `/form/${NOT_BEGUN}/1`,
  '/settings',
].map((path) => ({
  app: 'child',
  path: () => path,
  cookie: ({ child }) => child,
  slowness: 4,
  device: phone,
}));

const ofWorker = [
  ['/', () => '/'],
  ['/children', () => '/children'],
  ['one child', ({ invitation, client }) => `/answers/children/${invitation}/${client}`],
  ['/invitations', () => '/invitations'],
  ['one invitation', ({ invitation }) => `/invitations/${invitation}`],
  ['/answers/statistics', () => '/answers/statistics?form=school'],
].map(([name, path]) => ({
  app: 'viewer',
  name,
  path,
  cookie: ({ worker }) => worker,
  slowness: 1,
  device: desk,
}));

/** How long a page must stay as it is before it counts as complete. */
const STILL_MS = 500;

/** Runs in the page: notes when the last change so far was painted. */
function watch() {
  const painted = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.changedAt = performance.now());
    port2.postMessage(null);
  };
  new MutationObserver(() => requestAnimationFrame(painted)).observe(document, {
    childList: true,
    subtree: true,
  });
}

const isStill = (still) =>
  document.querySelector('h1') !== null &&
  document.querySelector('[class*="_skeleton"]') === null &&
  performance.now() - window.changedAt > still;

/** @returns ms until a page is complete */
async function open({ path, cookie, slowness, device, address }, pair) {
  const context = await browser.newContext({
    ...device,
    locale: 'sv-SE',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const [name, value] = cookie(pair).split('=');
  await context.addCookies([{ name, value, url: api }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.addInitScript(watch);
  await page.addInitScript(
    (now) => localStorage.setItem('lykta-app-login_time', now),
    new Date().toISOString(),
  );
  await page.goto(new URL(path(pair), address).href);
  await page.waitForFunction(isStill, STILL_MS, { timeout: 30_000 }).catch(async () => {
    throw new Error(`${page.url()} is not complete: ${await page.locator('body').innerText()}`);
  });
  const [time, at] = await page.evaluate(() => [window.changedAt, location.pathname]);
  const wanted = new URL(path(pair), address).pathname;
  if (!at.startsWith(wanted)) throw new Error(`${wanted} led to ${at}`);
  await context.close();
  return time;
}

const folders = { child: await buildApp('child', api), viewer: await buildApp('answers-viewer', api) };
const served = { child: await serve(folders.child), viewer: await serve(folders.viewer) };
const originOf = (app) => served[app].address.replace(/\/$/, '');
const data = newData();
const server = await startServer(data, PORT, {
  LYKTA_HOST: 'localhost',
  LYKTA_ORIGINS: `${originOf('child')},${originOf('viewer')},child=http://localhost:4200,viewer=http://localhost:4300`,
});
const embedded = await openEmbedded(data);
const { pool, db } = openPool(embedded.owner, 4);
const config = loadConfig({ LYKTA_ENVIRONMENT: 'dev', LYKTA_DATA: data });
const { services } = await buildServer({ config, database: { db }, clock: systemClock, logLevel: 'silent' });
const browser = await chromium.launch({ executablePath: executablePath(), args });
try {
  const { fresh, grown } = await makePairs(services, pool, api);
  const screens = [...ofChild, ...ofWorker].map((screen) => ({
    ...screen,
    address: served[screen.app].address,
  }));
  const times = new Map(screens.map((screen) => [screen, { fresh: [], grown: [] }]));
  for (let round = 0; round < rounds; round++)
    for (const screen of screens) {
      times.get(screen).fresh.push(await open(screen, fresh));
      times.get(screen).grown.push(await open(screen, grown));
    }
  show(
    'growth',
    `A screen for a new account and after a year, median of ${rounds}, ms`,
    screens.map((screen) => {
      const [before, after] = [median(times.get(screen).fresh), median(times.get(screen).grown)];
      return {
        app: screen.app,
        screen: screen.name ?? screen.path(),
        'new, ms': Math.round(before),
        'a year, ms': Math.round(after),
        'a year / new': Number((after / before).toFixed(2)),
      };
    }),
  );
} finally {
  await browser.close();
  await pool.end();
  await server.stop();
  await embedded.stop();
  dropData(data);
  for (const app of ['child', 'viewer']) {
    served[app].stop();
    rmSync(folders[app], { recursive: true, force: true });
  }
}
