import { expect, test } from 'vitest';
import { between, goalTable } from './table.ts';
import type { Goal } from './goal.ts';
import { goals } from './goals.ts';

const atMost = (limit: number, figure: number): Goal => ({
  what: 'a tap',
  bound: 'at most',
  limit,
  read: () => figure,
});

test('says which goals a run meets', () => {
  const table = goalTable([atMost(0.35, 0.3456), { ...atMost(98, 97), bound: 'at least' }], new Map());
  expect(table).toContain('| a tap | 0.346 | at most 0.35 | met |');
  expect(table).toContain('| a tap | 97 | at least 98 | **missed** |');
});

test('a goal whose figure is missing is an error, never met', () => {
  for (const goal of goals) expect(() => goal.read(new Map()), goal.what).toThrow('has no figure');
});

test('reads the ratio of a run', () => {
  const rows = [
    { form: 'Lykta', median: 30 },
    { form: 'SurveyJS, no delay', median: 100 },
  ];
  const goal = goals.find(({ what }) => what.startsWith('tap to next question'));
  expect(goal?.read(new Map([['tap', rows]]))).toBe(0.3);
});

test('replaces what stands between the marks of the page, and nothing else', () => {
  const page = 'a\n<!-- begin: npm run bench -->\nold\n<!-- end: npm run bench -->\nb';
  const next = between(page, 'new');
  expect(next).toBe('a\n<!-- begin: npm run bench -->\n\nnew\n\n<!-- end: npm run bench -->\nb');
  expect(between(next, 'new')).toBe(next);
  expect(() => between('a page', 'new')).toThrow('lacks');
});
