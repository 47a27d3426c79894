// npm run bench:page [-- rounds]: measures the start page's first second on a simulated slow phone, compared with other
// pages in one run.
import { args, executablePath } from '@lykta/chromium';
import { chromium } from 'playwright';
import { median, roundsOf, show } from '../results.ts';
import { contestants } from './contestants.mjs';
import { serve } from './serve.mjs';

const rounds = roundsOf(9);
/** Chrome's "slow 4G", and a CPU four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const slowness = 4;

/** Runs in the page: notes when React has rendered its own elements, so that taps work. */
function watchForLife() {
  const look = () => {
    const element = document.querySelector('#root *');
    const lives = element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    if (lives) window.aliveAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(browser, { address, still }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.addInitScript(watchForLife);
  await page.goto(address);
  await page.waitForFunction(
    (dead) => performance.getEntriesByName('first-contentful-paint').length > 0 && (dead || window.aliveAt),
    still,
  );
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    tap: window.aliveAt ?? performance.getEntriesByName('first-contentful-paint')[0].startTime,
  }));
  await context.close();
  return times;
}

const racers = [];
for (const one of await contestants()) racers.push({ ...one, ...(await serve(one.folder)), times: [] });
const browser = await chromium.launch({ executablePath: executablePath(), args });
try {
  for (let round = 0; round < rounds; round++)
    for (const racer of racers) racer.times.push(await visit(browser, racer));
} finally {
  await browser.close();
  for (const { stop } of racers) stop();
}

const shown = racers.map(({ name, times }) => ({
  name,
  paint: median(times.map(({ paint }) => paint)),
  tap: median(times.map(({ tap }) => tap)),
}));
const ours = shown.find(({ name }) => name === 'Lykta');
show(
  'page',
  `Start page, slow 4G, CPU ${slowness} times slower, median of ${rounds} in ms`,
  shown.map(({ name, paint, tap }) => ({
    page: name,
    'first paint': Math.round(paint),
    'ours compared': Number((ours.paint / paint).toFixed(2)),
    'first tap': Math.round(tap),
    'ours compared ': Number((ours.tap / tap).toFixed(2)),
  })),
);
