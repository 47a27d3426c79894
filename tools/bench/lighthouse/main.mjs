// npm run lighthouse [-- rounds]: Lighthouse (a phone on a slow network) on the start page and on home, signed in.
// Ends with 1 when a page is below its goal.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '@lykta/ui/content-security';
import { args, executablePath } from '@lykta/tools/chromium';
import { chromium } from 'playwright';
import { serve } from '../page/serve.mjs';
import { startServer } from './signed-in.mjs';

const here = import.meta.dirname;
if (!existsSync(join(here, 'node_modules')))
  throw new Error('First: npm install --prefix tools/bench/lighthouse');
const { default: lighthouse } = await import('lighthouse');
const { throttling: phones } = await import('lighthouse/core/config/constants.js');

const rounds = Number(process.argv[2] ?? 3);
const goals = { performance: 95, accessibility: 100, 'best-practices': 100 };
const ports = { page: 5290, api: 5291, browser: 5292 };
const origin = `http://localhost:${ports.page}`;

/** The built app as an operator serves it: with its headers, and the API's address filled in. */
function builtApp() {
  const folder = join(here, '../../../apps/child/dist');
  if (!existsSync(folder)) throw new Error('First: npx nx build @lykta/child');
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    /(<meta name="lykta-api" content=")"/,
    `$1http://localhost:${ports.api}"`,
  );
  return serve(folder, { port: ports.page, html, headers: securityHeaders(html) });
}

/** Lighthouse makes a fast desk computer (its index is 1500) four times slower, to get a phone of the middle. */
const PHONE = { slowdown: 4, ofIndex: 1500 };
let slowdown = PHONE.slowdown;

/** Runs Lighthouse in a browser. @returns the report; `signedIn` keeps what the browser stores */
async function look(path, signedIn) {
  const flags = { port: ports.browser, onlyCategories: Object.keys(goals), disableStorageReset: signedIn };
  const throttling = { ...phones.mobileSlow4G, cpuSlowdownMultiplier: slowdown };
  const run = await lighthouse(`${origin}${path}`, { ...flags, throttling, logLevel: 'error' });
  return run.lhr;
}

/** Slows a slower machine less, so that it is the same phone everywhere. @returns the machine's index */
async function calibrate() {
  const { environment } = await look('/', false);
  slowdown = Math.min(
    PHONE.slowdown,
    Math.max(1, (PHONE.slowdown * environment.benchmarkIndex) / PHONE.ofIndex),
  );
  return environment.benchmarkIndex;
}

const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];

/** What a page lacks, in the words of Lighthouse. */
const complaints = ({ audits, categories }) =>
  Object.keys(goals).flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => `${category}: ${audits[id].title} ${audits[id].displayValue ?? ''}`),
  );

async function measure(path, signedIn) {
  const reports = [];
  for (let round = 0; round < rounds; round++) reports.push(await look(path, signedIn));
  const score = (category) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[category].score)));
  const paint = Math.round(
    median(reports.map(({ audits }) => audits['first-contentful-paint'].numericValue)),
  );
  const scores = Object.fromEntries(Object.keys(goals).map((category) => [category, score(category)]));
  return { page: path, ...scores, 'first paint, ms': paint, complaints: complaints(reports.at(-1)) };
}

const app = await builtApp();
const server = await startServer(ports.api, origin);
// Lighthouse opens a tab of its own in the browser's one profile, so that it is signed in as this is.
const profile = mkdtempSync(join(tmpdir(), 'lykta-lighthouse-profile-'));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: executablePath(),
  args: [...args, `--remote-debugging-port=${ports.browser}`],
  viewport: null,
});
try {
  const index = await calibrate();
  const start = await measure('/', false);
  const [name, value] = (await server.createChild()).split('=');
  await browser.addCookies([{ name, value, url: origin, sameSite: 'Lax' }]);
  const page = await browser.newPage();
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((now) => localStorage.setItem('lykta-app-login_time', now), new Date().toISOString());
  await page.close();
  const pages = [start, await measure('/home', true)];
  console.log(
    `This machine: ${Math.round(index)}, made ${slowdown.toFixed(1)} times slower; median of ${rounds}`,
  );
  console.table(pages.map(({ complaints: _, ...shown }) => shown));
  for (const { page: path, complaints: said } of pages) for (const line of said) console.log(path, line);
  const isBelow = (scores) => Object.entries(goals).some(([category, goal]) => scores[category] < goal);
  process.exitCode = pages.some(isBelow) ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
  app.stop();
  rmSync(profile, { recursive: true, force: true });
}
