// npm run bench:server [-- --short]: two servers on one PostgreSQL, called in turn, under the loads of a municipality.
// Prints a table; compare ratios, not milliseconds: the baseline is a plain query on the same machine in the same run.
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp, loadConfig, openEmbedded, openPool, systemClock } from '@lykta/server';
import {
  byPeople,
  classroom,
  eveningPeak,
  everySessionEverywhere,
  openHome,
  saveAnswers,
  saveMood,
  signInRamp,
  type Person,
} from './loads.ts';
import { beside, run, runAtRate, tableOf, withCpu, type Outcome, type Step } from './measure.ts';
import { MANY, requests, seconds } from './size.ts';
import { yardstick } from './yardstick.ts';
import { cpuUsed, postmasterIn } from '../cpu.ts';
import { show } from '../results.ts';
import { dropData, newData, startServer } from '../start-server.ts';
import { addChildren, openStaffPage, readFigures, signInStaff } from './staff.ts';

const PORTS = [5190, 5191];

const data = newData();
const servers = await Promise.all(PORTS.map((port) => startServer(data, port)));
const embedded = await openEmbedded(data);
const { pool, db } = openPool(embedded.owner, 10);
const config = loadConfig({ LYKTA_ENVIRONMENT: 'dev', LYKTA_DATA: data });
const { services } = await buildApp({ config, database: { db }, clock: systemClock, logLevel: 'silent' });
try {
  const urls = PORTS.map((port) => `http://127.0.0.1:${port}`);
  const rows: [string, Outcome][] = [];
  const add = (name: string, outcome: Outcome) => {
    rows.push([name, outcome]);
    console.error(`${name}: ${Math.round(outcome.perSecond)} per second`);
  };
  const postmaster = postmasterIn(embedded.folder);
  const pids = servers.map(({ pid }) => pid);
  const costing = (work: () => Promise<Outcome>) => withCpu(() => cpuUsed(pids, postmaster), work);
  add('yardstick: one bare upsert, 10 at a time', await costing(() => yardstick(pool)));
  const { people, outcome } = await classroom(urls);
  add('classroom: 30 create an account at once', outcome);
  add('sign-in ramp: 200 sign in, 20 at a time', await costing(() => signInRamp(urls, people)));
  add('every session on both servers', await everySessionEverywhere(urls, people));
  add('evening peak: 100 requests/s for 20 s, mixed', await costing(() => eveningPeak(urls, people)));
  const moods = byPeople(urls, people, saveMood);
  await run(requests(4000), 20, moods); // warms the servers up as much as the database
  add('moods: as many as go, 20 at a time', await costing(() => run(requests(4000), 20, moods)));
  const minute = { perSecond: 300, seconds: seconds(60) };
  add('moods: 300 requests/s for a minute', await costing(() => runAtRate(minute, moods)));

  const { admin, worker } = await signInStaff(services, pool, urls);
  const few = await pages(costing, urls, people, worker);
  await addChildren(pool);
  const many = await pages(costing, urls, people, worker);
  for (const [index, [name, measured]] of few.entries()) {
    add(`${name}, 30 children`, measured);
    add(`${name}, ${MANY}`, many[index]![1]);
  }
  for (const scope of ['unit', 'organisation'] as const) {
    const figures = readFigures(urls, admin, scope);
    add(`figures of the ${scope}, 1 viewer`, await run(requests(200), 1, figures));
    add(`figures of the ${scope}, 20 viewers`, await run(requests(600), 20, figures));
  }
  const viewers = readFigures(urls, admin, 'organisation');
  const saving = () => run(requests(300), 1, byPeople(urls, people, saveAnswers));
  add('saving an answer beside 20 busy viewers', await beside(20, viewers, saving));
  const calm: Step = async (n) => {
    await delay(1000);
    return viewers(n);
  };
  add('saving an answer beside 20 viewers who look every second', await beside(20, calm, saving));
  show('server', 'Two servers on one PostgreSQL', tableOf(rows));
  const failed = rows.filter(([, outcome]) => outcome.failed > 0).map(([name]) => name);
  if (failed.length > 0) throw new Error(`requests failed: ${failed.join('; ')}`);
} finally {
  await pool.end();
  await Promise.all(servers.map(({ stop }) => stop()));
  await embedded.stop();
  dropData(data);
}

/** Measures pages that must cost the same for any number of children; one request at a time. */
async function pages(
  costing: (work: () => Promise<Outcome>) => Promise<Outcome>,
  urls: string[],
  people: Person[],
  worker: string,
): Promise<[string, Outcome][]> {
  return [
    ['saving an answer', await costing(() => run(requests(300), 1, byPeople(urls, people, saveAnswers)))],
    ['opening home', await costing(() => run(requests(150), 1, byPeople(urls, people, openHome)))],
    ['opening a staff page', await costing(() => run(requests(150), 1, openStaffPage(urls, worker)))],
  ];
}
