import { MANY } from '../server/size.ts';
import { cell, type Goal, type Tables } from './goal.ts';

const engine = (tables: Tables, name: string, size: number) =>
  cell(tables, 'engine', { engine: name, what: 'answer', size }, 'µs');
const avatar = (tables: Tables, name: string) => cell(tables, 'avatar', { name }, 'time compared with ours');
const load = (tables: Tables, name: string, column: string) => cell(tables, 'server', { load: name }, column);

const PAGES = ['saving an answer', 'opening home', 'opening a staff page'];
/** What is measured with as many children as a country has, or as the disk holds (country/steps.ts). */
const OF_A_COUNTRY = ['opening home', 'saving a mood', 'saving an answer', 'a staff page', 'signing in'];
/** What a developer waits for, with the goal in ms. */
const WAITS: [string, number][] = [
  ['build from nothing', 30_000],
  ['build again', 2000],
  ['dev to the first page', 5000],
  ['a save to the changed page', 300],
];

/** Goals of what runs without a page: the engine, figures, the server, the tools. */
export const programGoals: Goal[] = [
  ...[200, 2000].map((size): Goal => ({
    what: `one answer in a form of ${size}: survey-core's time / ours`,
    bound: 'at least',
    limit: 1000,
    read: (tables) => engine(tables, 'survey-core 3.1.1', size) / engine(tables, 'Lykta', size),
  })),
  {
    what: 'one answer in a form of 20,000 / of 200',
    bound: 'at most',
    limit: 20,
    read: (tables) => engine(tables, 'Lykta', 20_000) / engine(tables, 'Lykta', 200),
  },
  {
    what: 'a figure / joining its layers',
    bound: 'at most',
    limit: 1.5,
    read: (tables) => 1 / avatar(tables, 'plain concatenation'),
  },
  {
    what: 'a figure: dicebear 9 / ours',
    bound: 'at least',
    limit: 4,
    read: (tables) => avatar(tables, 'dicebear 9 avataaars'),
  },
  {
    what: 'a signed-in mood: rate / the bare upsert',
    bound: 'at least',
    limit: 0.3,
    read: (tables) => load(tables, 'moods: as many as go, 20 at a time', 'rate / yardstick'),
  },
  {
    what: '300 moods a second for a minute: failed',
    bound: 'at most',
    limit: 0,
    read: (tables) => load(tables, 'moods: 300 requests/s for a minute', 'failed'),
  },
  {
    what: '300 moods a second for a minute: p99, ms',
    bound: 'at most',
    limit: 20,
    read: (tables) => load(tables, 'moods: 300 requests/s for a minute', 'p99 ms'),
  },
  {
    what: 'figures of 100,000 children, one viewer: p50, ms',
    bound: 'at most',
    limit: 20,
    read: (tables) => load(tables, 'figures of the organisation, 1 viewer', 'p50 ms'),
  },
  {
    what: 'saving an answer beside 20 viewers / alone',
    bound: 'at most',
    limit: 1.2,
    read: (tables) =>
      load(tables, 'saving an answer beside 20 viewers who look every second', 'p50 ms') /
      load(tables, `saving an answer, ${MANY}`, 'p50 ms'),
  },
  ...PAGES.map((page): Goal => ({
    what: `${page}: with 100,000 children / with 30`,
    bound: 'at most',
    limit: 1.5,
    read: (tables) =>
      load(tables, `${page}, ${MANY}`, 'p50 ms') / load(tables, `${page}, 30 children`, 'p50 ms'),
  })),
  ...OF_A_COUNTRY.map((step): Goal => ({
    what: `${step}: processor time with very many children / with 1,000`,
    bound: 'at most',
    limit: 1.5,
    read: (tables) => cell(tables, 'country', { step }, 'CPU many / few'),
  })),
  ...WAITS.map(([what, limit]): Goal => ({
    what: `${what}, ms`,
    bound: 'at most',
    limit,
    read: (tables) => cell(tables, 'build', { what }, 'ms'),
  })),
];
