// npm run bench:growth [-- rounds [screens]]: opens each screen of both apps, or those whose names contain a word of the
// list, for a child that came yesterday, and for one that has used the app for a year: 365 moods, 40 persons, 12 forms
// sent 8 times each. In turn, in a real browser, on a phone with a processor four times slower for the child; from the
// address until nothing on the page changes any more. A screen near the goal, on either side of it, is opened more
// often: else the slowest of twenty is the one that the machine disturbed. Then, for the screens that a year makes
// slower, what they show as HTML alone, and drawn by React alone: what of it the browser and React take.
import { rmSync } from 'node:fs';
import { args, executablePath } from '@lykta/chromium';
import { storyViews } from '@lykta/domain';
import { buildApp as buildServer, loadConfig, openEmbedded, openPool, systemClock } from '@lykta/server';
import { chromium } from 'playwright';
import { buildApp } from '../built.mjs';
import { serve } from '../page/serve.mjs';
import { isShort, median, roundsOf, show } from '../results.ts';
import { dropData, newData, startServer } from '../start-server.ts';
import { buildReactAlone, moreAlone } from './alone.mjs';
import { open } from './open.mjs';
import { makePairs, NOT_BEGUN } from './people.ts';

const rounds = roundsOf(7);
/** Words that the names of the wanted screens contain, with commas between; all screens without. */
const wanted = isShort ? [''] : (process.argv[3] ?? '').split(',');
/** A screen that takes longer than so many times a new account's is looked at more closely. */
const BAR = 1.2;
/** A screen at most so far from the bar, on either side, gets as many rounds again. */
const NEAR = 0.1;
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

const folders = { child: await buildApp('child', api), viewer: await buildApp('answers-viewer', api) };
const react = await buildReactAlone();
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
  const screens = [...ofChild, ...ofWorker]
    .map((screen) => ({ ...screen, name: screen.name ?? screen.path(), address: served[screen.app].address }))
    .filter(({ name }) => wanted.some((word) => name.includes(word)));
  const times = new Map(screens.map((screen) => [screen, { fresh: [], grown: [] }]));
  const openInTurn = async (some, count) => {
    for (let round = 0; round < count; round++)
      for (const screen of some) {
        // The second finds the machine as the first left it, so they take turns.
        const turn = [
          ['fresh', fresh],
          ['grown', grown],
        ];
        for (const [who, pair] of round % 2 === 0 ? turn : turn.toReversed())
          times.get(screen)[who].push(await open(browser, api, screen, pair));
      }
  };
  const rowOf = (screen) => {
    const of = (who, what) => median(times.get(screen)[who].map((opened) => opened[what]));
    const both = (what) => `${Math.round(of('fresh', what))} → ${Math.round(of('grown', what))}`;
    const compared = (what) => Number((of('grown', what) / of('fresh', what)).toFixed(2));
    const work = (who) => of(who, 'work');
    const later = of('grown', 'reply') - of('fresh', 'reply');
    return { app: screen.app, screen: screen.name, opened: screen, both, compared, work, later };
  };
  await openInTurn(screens, rounds);
  const isNear = (screen) => Math.abs(rowOf(screen).compared('time') - BAR) <= NEAR;
  if (!isShort) await openInTurn(screens.filter(isNear), rounds);
  const rows = screens.map(rowOf);
  show(
    'growth',
    'A screen for a new account and after a year, medians',
    rows.map(({ app, screen, opened, both, compared }) => ({
      app,
      screen,
      rounds: times.get(opened).grown.length,
      ms: both('time'),
      'a year / new': compared('time'),
      'work, ms': both('work'),
      'work compared': compared('work'),
      calls: both('calls'),
      kB: both('kB'),
      elements: both('elements'),
    })),
  );
  // `npm run test:long` runs it for one screen, whatever its figures.
  const slower = isShort ? rows.slice(0, 1) : rows.filter(({ compared }) => compared('time') > BAR);
  const stills = [];
  for (const { app, screen, work, later, opened } of slower) {
    const shown = (who) => times.get(opened)[who].at(-1).shown;
    const alone = await moreAlone(
      browser,
      react,
      opened,
      { fresh: shown('fresh'), grown: shown('grown') },
      rounds,
    );
    stills.push({
      app,
      screen,
      'more work for a year, ms': Math.round(work('grown') - work('fresh')),
      'of it HTML alone, ms': alone.html,
      'React alone, ms': alone.react,
      'largest reply, ms later': Math.round(later),
    });
  }
  if (stills.length > 0) show('growth, alone', 'The screens that a year makes slower', stills);
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
