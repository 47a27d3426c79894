// npm run bench:country [-- --children 2200000 --parts 16 --short]: what one request costs with a thousand children, and
// with as many as a country has, or as the disk holds. Counts processor time, rows, blocks and the database's log.
import { buildApp, divide, loadConfig, openEmbedded, openPool, systemClock } from '@lykta/server';
import { postmasterIn } from '../cpu.ts';
import { show, type Row as Line } from '../results.ts';
import { dropData, newData, startServer } from '../start-server.ts';
import { copyInto } from './copy.ts';
import { costOf, type Cost, type Measured } from './cost.ts';
import { jobsOf } from './jobs.ts';
import { loadsOf, placesOf, sizesOf } from './made-up.ts';
import { addRealChildren, SENT, signInWorker } from './people.ts';
import { MOODS, PARTS, REAL, REQUESTS, thatFit, WISHED } from './sizes.ts';
import { stepsOf } from './steps.ts';

const PORT = 5197;

const data = newData();
const embedded = await openEmbedded(data);
const { pool, db } = openPool(embedded.owner, 4, {});
await pool.query('select'); // a connection keeps the database running
if (PARTS > 1) {
  const first = await startServer(data, PORT);
  await first.stop();
  await divide(embedded.owner, PARTS);
}
const server = await startServer(data, PORT);
const url = `http://127.0.0.1:${PORT}`;
const config = loadConfig({ LYKTA_ENVIRONMENT: 'dev', LYKTA_DATA: data });
const { services } = await buildApp({ config, database: { db }, clock: systemClock, logLevel: 'silent' });
try {
  const place = await addRealChildren(services, pool, { count: REAL, moods: MOODS });
  await pool.query('vacuum analyze');
  const measured = { server: server.pid, postmaster: postmasterIn(embedded.folder), pool };
  const few = await costs(measured);
  const sizeBefore = await sizeOfAll();

  const count = thatFit(data) - REAL;
  if (count + REAL < WISHED) console.log(`The disk holds ${count + REAL} of ${WISHED} children.`);
  const began = performance.now();
  await load(count);
  const seconds = (performance.now() - began) / 1000;
  const perChild = ((await sizeOfAll()) - sizeBefore) / count;
  const many = await costs(measured);

  const children = count + REAL;
  show('country', `One request, ${REAL} and ${children} children, ${PARTS} part(s)`, linesOf(few, many));
  show('country load', `${count} children loaded in ${Math.round(seconds)} s`, [
    {
      children,
      parts: PARTS,
      seconds: Math.round(seconds),
      'kB a child': Number((perChild / 1000).toFixed(1)),
    },
  ]);
  show('country jobs', 'Work between requests', await jobsOf(services));

  /** Measures every step. */
  async function costs(what: Measured): Promise<Map<string, Cost>> {
    const found = new Map<string, Cost>();
    const worker = await signInWorker(url);
    for (const [name, step] of Object.entries(stepsOf(url, place, worker))) {
      found.set(name, await costOf(what, name, REQUESTS, step));
      console.error(`${name}: ${JSON.stringify(found.get(name))}`);
    }
    return found;
  }
} finally {
  await pool.end();
  await server.stop();
  await embedded.stop();
  dropData(data);
}

/** Loads made-up children. Nothing waits for the disk meanwhile; afterwards everything is as before. */
async function load(count: number): Promise<void> {
  const settings = [
    'fsync = off',
    'full_page_writes = off',
    "max_wal_size = '8GB'",
    "maintenance_work_mem = '1GB'",
    'autovacuum = off', // the load ends with one for all; another would be measured with the requests
  ];
  for (const setting of settings) await pool.query(`alter system set ${setting}`);
  await pool.query('select pg_reload_conf()');
  const sizes = await sizesOf(pool);
  await pool.query(placesOf(count, SENT));
  for (const { target, rows } of loadsOf(count, MOODS, sizes, Date.now())) {
    const start = performance.now();
    await copyInto(pool, target, rows());
    console.error(`${target.split(' ')[0]}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
  await pool.query('vacuum (analyze, freeze)');
  await pool.query('alter system reset all');
  await pool.query('select pg_reload_conf()');
  await pool.query('checkpoint');
}

/** The bytes of all tables and indexes. */
async function sizeOfAll(): Promise<number> {
  const { rows } = await pool.query<{ n: string }>('select pg_database_size(current_database()) as n');
  return Number(rows[0]!.n);
}

function linesOf(few: ReadonlyMap<string, Cost>, many: ReadonlyMap<string, Cost>): Line[] {
  const short = (value: number) => Number(value.toPrecision(3));
  return [...few].map(([step, before]) => {
    const after = many.get(step)!;
    const cpu = ({ server: own, database }: Cost) => own + database;
    return {
      step,
      'CPU ms, few': short(cpu(before)),
      'CPU ms, many': short(cpu(after)),
      'of it PostgreSQL': short(after.database),
      'CPU many / few': short(cpu(after) / cpu(before)),
      'p50 ms, few': short(before.ms),
      'p50 ms, many': short(after.ms),
      'p50 many / few': short(after.ms / before.ms),
      'rows, many': short(after.rows),
      'blocks, many': short(after.blocks),
      'log bytes, few': Math.round(before.wal),
      'log bytes, many': Math.round(after.wal),
    };
  });
}
