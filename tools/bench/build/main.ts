// npm run bench:build [-- rounds]: how long a developer waits: a build from nothing, the next one, `npm run dev` to its
// first page, and a saved file until the page shows it. Works on a copy of the tree.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { args, executablePath } from '@lykta/chromium';
import { chromium, type Page } from 'playwright';
import { copyWorkspace } from '../../src/nx/copy.ts';
import { outsideNx } from '../../src/nx/outside-nx.ts';
import { ports } from '../../src/start/services.ts';
import { median, roundsOf, show, type Row } from '../results.ts';
import { dropData, newData } from '../start-server.ts';

const rounds = roundsOf(3);
const root = path.resolve(import.meta.dirname, '../../..');
const START = 'apps/child/src/features/start/start-screen.tsx';
const TITLE = "title={t('start.title')}";

const copy = copyWorkspace();
const bin = path.join(copy, 'node_modules/.bin');
for (const name of readdirSync(path.join(root, 'node_modules/.bin'))) {
  if (!existsSync(path.join(bin, name)))
    symlinkSync(path.join(root, 'node_modules/.bin', name), path.join(bin, name));
}
const data = newData();
const browser = await chromium.launch({ executablePath: executablePath(), args });
try {
  const rows: Row[] = [
    { what: 'build from nothing', ms: middleOf(rounds, () => buildTime({ fresh: true })) },
    { what: 'build again', ms: middleOf(rounds, () => buildTime({ fresh: false })) },
    ...(await developing()),
  ];
  show('build', `What a developer waits for, median of ${rounds}`, rows);
} finally {
  await browser.close();
  dropData(data);
  rmSync(copy, { recursive: true, force: true });
}

function middleOf(times: number, measure: () => number): number {
  return Math.round(median(Array.from({ length: times }, measure)));
}

/** @returns ms of a build of everything; `fresh` forgets what was built before */
function buildTime({ fresh }: { fresh: boolean }): number {
  const cache = path.join(copy, '.nx');
  if (fresh) rmSync(cache, { recursive: true, force: true });
  const began = performance.now();
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const env = { ...outsideNx(), NX_DAEMON: 'false', NX_CACHE_DIRECTORY: path.join(cache, 'cache') };
  const ran = spawnSync(process.execPath, [nx, 'run-many', '-t', 'build'], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(ran.stdout + ran.stderr);
  return performance.now() - began;
}

/** Starts `npm run dev` once more than the rounds, since the first start makes the demo data; then saves a file. */
async function developing(): Promise<Row[]> {
  const starts: number[] = [];
  let started = await startToPage();
  const first = started.ms;
  for (let round = 0; round < rounds; round += 1) {
    // Its page would load again as soon as the next start answers, beside the page that is measured.
    await started.page.close();
    await stop(started.server);
    started = await startToPage();
    starts.push(started.ms);
  }
  const saves: number[] = [];
  for (let round = 0; round < rounds; round += 1) saves.push(await saveToPage(started.page, round));
  await stop(started.server);
  return [
    { what: 'dev to the first page, new data', ms: Math.round(first) },
    { what: 'dev to the first page', ms: Math.round(median(starts)) },
    { what: 'a save to the changed page', ms: Math.round(median(saves)) },
  ];
}

async function startToPage(): Promise<{ ms: number; server: ChildProcess; page: Page }> {
  const began = performance.now();
  const env = { ...outsideNx(), LYKTA_DATA: data };
  const server = spawn(process.execPath, ['tools/start.ts', '--live'], { cwd: copy, env, stdio: 'ignore' });
  server.once('exit', (code) => code && console.error(`npm run dev ended with ${code}`));
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await opened(page, server);
  return { ms: performance.now() - began, server, page };
}

/**
 * Opens the start page as soon as the app sends it: before, Vite's own page says that it bundles. No browser asks until
 * then, because on two cores that would slow down what starts. @throws if the product ends before
 */
async function opened(page: Page, server: ChildProcess): Promise<void> {
  const address = `http://127.0.0.1:${ports.child}/`;
  while (server.exitCode === null) {
    const html = await fetch(address, { headers: { accept: 'text/html' } }).then(
      (reply) => reply.text(),
      () => '',
    );
    if (html.includes('id="root"')) {
      await page.goto(address);
      return page.locator('h1').waitFor();
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`npm run dev ended with ${server.exitCode}`);
}

/** Saves the start page with another title. @returns ms until the page shows it */
async function saveToPage(page: Page, round: number): Promise<number> {
  const file = path.join(copy, START);
  const source = readFileSync(file, 'utf8');
  if (!source.includes(TITLE)) throw new Error(`${START} has no ${TITLE}`);
  const title = `Saved ${round}`;
  const shown = page.getByRole('heading', { name: title }).waitFor();
  const began = performance.now();
  writeFileSync(file, source.replace(TITLE, `title="${title}"`));
  await shown;
  const ms = performance.now() - began;
  writeFileSync(file, source);
  await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
  return ms;
}

/** Ends the product and all that it started. */
function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
