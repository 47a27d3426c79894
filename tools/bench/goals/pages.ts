import { MANY } from '../server/size.ts';
import { cell, type Goal, type Tables } from './goal.ts';

const tap = (tables: Tables, form: string, column: string) => cell(tables, 'tap', { form }, column);
const donuts = (tables: Tables, part: string, drawnWith: string) =>
  cell(tables, part, { 'drawn with': drawnWith }, 'ms');

const RINGS = 'rings with shares';
const TABLES = 'rings with their tables';
const YARDSTICK = 'd3-shape in plain React';
const PEER = 'SurveyJS, no delay';

const lighthouse = (page: string, category: string, limit: number): Goal => ({
  what: `Lighthouse, ${page}, ${category}`,
  bound: 'at least',
  limit,
  read: (tables) => cell(tables, 'lighthouse', { page }, category),
});

/** The screen of an app that a year of use makes slowest. @throws if the tables lack the app */
function slowest(tables: Tables, app: string): number {
  const rows = (tables.get('growth') ?? []).filter((row) => row.app === app);
  if (rows.length === 0) throw new Error(`growth has no figure for ${app}`);
  return Math.max(
    ...rows.map(({ screen }) => cell(tables, 'growth', { app, screen: screen! }, 'a year / new')),
  );
}

/** Goals of what a browser shows. */
export const pageGoals: Goal[] = [
  ...['files fetched anew', 'files already here'].map((visit): Goal => ({
    what: `100 figures on screen, ${visit} / the inlined string`,
    bound: 'at most',
    limit: 1.2,
    read: (tables) => cell(tables, 'avatar page', { visit }, 'compared with the inlined string'),
  })),
  {
    what: 'first paint / HTML alone',
    bound: 'at most',
    limit: 1.25,
    read: (tables) => cell(tables, 'page', { page: 'limit: HTML alone' }, 'ours compared'),
  },
  lighthouse('/', 'performance', 98),
  lighthouse('/', 'accessibility', 100),
  lighthouse('/', 'best-practices', 100),
  lighthouse('/home', 'performance', 98),
  lighthouse('/home', 'accessibility', 100),
  lighthouse('/home', 'best-practices', 100),
  {
    what: 'tap to next question / SurveyJS, median',
    bound: 'at most',
    limit: 0.35,
    read: (tables) => tap(tables, 'Lykta', 'median') / tap(tables, PEER, 'median'),
  },
  {
    what: 'worst of 20 taps / median of SurveyJS',
    bound: 'at most',
    limit: 0.6,
    read: (tables) => tap(tables, 'Lykta', 'worst of 20') / tap(tables, PEER, 'median'),
  },
  {
    what: 'heap after 20 answers / SurveyJS',
    bound: 'at most',
    limit: 0.6,
    read: (tables) => tap(tables, 'Lykta', 'heap after 20, MB') / tap(tables, PEER, 'heap after 20, MB'),
  },
  {
    what: '50 rings / the plain yardstick',
    bound: 'at most',
    limit: 0.85,
    read: (tables) => donuts(tables, RINGS, 'Lykta') / donuts(tables, RINGS, YARDSTICK),
  },
  {
    what: '50 rings with tables / the plain yardstick',
    bound: 'at most',
    limit: 1,
    read: (tables) => donuts(tables, TABLES, 'Lykta') / donuts(tables, TABLES, YARDSTICK),
  },
  {
    what: '50 rings: Recharts / ours',
    bound: 'at least',
    limit: 8,
    read: (tables) => donuts(tables, RINGS, 'Recharts 3.10') / donuts(tables, RINGS, 'Lykta'),
  },
  {
    what: 'the rings’ script, kB gz',
    bound: 'at most',
    limit: 6,
    read: (tables) => cell(tables, RINGS, { 'drawn with': 'Lykta' }, 'kB gz added'),
  },
  ...['statistics', 'invitations'].map((page): Goal => ({
    what: `the desk with 100,000 children, ${page}, ms`,
    bound: 'at most',
    limit: 1000,
    read: (tables) => cell(tables, 'desk', { page }, MANY),
  })),
  ...['child', 'viewer'].map((app): Goal => ({
    what: `a screen of the ${app} after a year / for a new account, the slowest`,
    bound: 'at most',
    limit: 1.2,
    read: (tables) => slowest(tables, app),
  })),
  ...['start', 'children'].map((page): Goal => ({
    what: `the desk of a worker with 2,000 cases, ${page}, ms`,
    bound: 'at most',
    limit: 1000,
    read: (tables) => cell(tables, 'desk of a worker', { page }, 'median'),
  })),
  {
    what: 'a letter in a form of 200 questions, median, ms',
    bound: 'at most',
    limit: 32,
    read: (tables) => cell(tables, 'keystroke', { questions: 200 }, 'median'),
  },
  {
    what: 'a letter in a form of 200 questions / in one of ten, 95 of 100',
    bound: 'at most',
    limit: 1.5,
    read: (tables) =>
      cell(tables, 'keystroke', { questions: 200 }, '95 of 100') /
      cell(tables, 'keystroke', { questions: 10 }, '95 of 100'),
  },
];
