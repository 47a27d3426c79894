// npm run lighthouse [-- rounds]: runs Lighthouse (a phone on a slow network) on the start page and on the signed-in
// home screen, and on the limit of home: what it shows, drawn by the libraries of the design alone. Exits with 1 if a
// page of ours is below its target.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHeaders } from '@lykta/domain/page';
import { buildChild, buildPeer } from '../page/contestants.mjs';
import { serve } from '../page/serve.mjs';
import { installPeers } from '../peers.ts';
import { isShort, median, roundsOf, show } from '../results.ts';
import { serveLimit } from './limit.mjs';
import { startServer } from './signed-in.mjs';

const here = import.meta.dirname;
installPeers(here);
const { look, slowdownOf } = await import('./phone.mjs');

const rounds = roundsOf(7);
const goals = { performance: 98, accessibility: 100, 'best-practices': 100 };
const categories = Object.keys(goals);
const ports = { page: 5290, api: 5291, limit: 5292 };
const origin = `http://localhost:${ports.page}`;

/** Serves the built app as an operator does: with its headers and the API's address. */
async function builtApp() {
  const folder = await buildChild();
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    /(<meta name="lykta-api" content=")"/,
    `$1http://localhost:${ports.api}"`,
  );
  return serve(folder, { port: ports.page, html, headers: pageHeaders(html) });
}

/** Lists the failed audits of a page, in Lighthouse's words. */
const complaints = ({ audits, categories: judged }) =>
  Object.keys(judged).flatMap((category) =>
    judged[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => `${category}: ${audits[id].title} ${audits[id].displayValue ?? ''}`),
  );

/** Returns why a run has no figures, which happens when the browser's trace is cut short. */
const faultOf = ({ runtimeError, audits }) =>
  runtimeError?.message ??
  Object.values(audits).find(({ scoreDisplayMode }) => scoreDisplayMode === 'error')?.errorMessage;

/** Runs Lighthouse once per round; reports and repeats a run without figures. */
async function looks(path, { from = origin, ...given }) {
  const reports = [];
  for (let turn = 0; reports.length < rounds; turn++) {
    if (turn === 2 * rounds) throw new Error(`${path}: Lighthouse gives no figures`);
    const report = await look(from, path, given);
    const fault = faultOf(report);
    if (fault) console.log(`${path}: looked again, ${fault}`);
    else reports.push(report);
  }
  return reports;
}

async function measure(path, given, page = path) {
  const reports = await looks(path, given);
  const scores = Object.fromEntries(
    given.categories.map((category) => [
      category,
      reports.map(({ categories: judged }) => Math.round(100 * judged[category].score)),
    ]),
  );
  const took = (audit) => Math.round(median(reports.map(({ audits }) => audits[audit].numericValue)));
  return {
    row: {
      page,
      ...Object.fromEntries(given.categories.map((category) => [category, median(scores[category])])),
      'each performance': scores.performance.join(' '),
      'first paint, ms': took('first-contentful-paint'),
      'largest paint, ms': took('largest-contentful-paint'),
      'blocked, ms': took('total-blocking-time'),
    },
    complaints: complaints(reports.at(-1)),
  };
}

/** Returns Lighthouse's benchmark index of this machine, which varies between runs. */
async function machine() {
  const indexes = [];
  for (let round = 0; round < 3; round++) {
    const { environment } = await look(origin, '/', { categories: ['performance'], slowdown: 1 });
    indexes.push(environment.benchmarkIndex);
  }
  return median(indexes);
}

const limitFolder = await buildPeer('home');
const app = await builtApp();
const server = await startServer(ports.api, origin);
try {
  const index = await machine();
  const slowdown = slowdownOf(index);
  const cookie = await server.createChild();
  const pages = [
    await measure('/', { categories, slowdown }),
    await measure('/home', { categories, slowdown, cookie }),
  ];
  const limit = await serveLimit(limitFolder, {
    address: app.address,
    api: `http://localhost:${ports.api}`,
    cookie,
    port: ports.limit,
  });
  const given = { categories: ['performance'], slowdown, from: limit.origin };
  const { row: ofLimit } = await measure('/', given, 'limit of /home: libraries alone').finally(limit.stop);
  show(
    'lighthouse',
    `This machine: ${Math.round(index)}, made ${slowdown.toFixed(1)} times slower; median of ${rounds}`,
    [...pages.map(({ row }) => row), ofLimit],
  );
  for (const { row, complaints: said } of pages) for (const line of said) console.log(row.page, line);
  const isBelow = ({ row }) => categories.some((category) => row[category] < goals[category]);
  process.exitCode = !isShort && pages.some(isBelow) ? 1 : 0;
} finally {
  await server.stop();
  app.stop();
}
