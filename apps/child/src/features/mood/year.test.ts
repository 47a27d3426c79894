import { describe, expect, it } from 'vitest';
import { moodsOf } from '../../testing/around-home.ts';
import { countsOf, monthName, monthsOf } from './year.ts';

const entry = (level0: number) => ({
  level0,
  timestamp: '2024-02-29T10:00:00Z',
  created: '2024-02-29T10:00:00Z',
});

describe('monthsOf', () => {
  it('has every day of every month, leap days too', () => {
    const lengths = monthsOf({}, 2024).map(({ days }) => days.length);
    expect(lengths).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(monthsOf({}, 2026)[1]?.days).toHaveLength(28);
  });

  it('puts each mood on its day, and nothing on the others', () => {
    const [, february] = monthsOf({ '2024-02-29': entry(5), '2023-02-01': entry(0) }, 2024);
    expect(february?.days.at(-1)).toBe('SUPER');
    expect(february?.days.filter(Boolean)).toHaveLength(1);
  });
});

describe('countsOf', () => {
  it('counts the chosen moods, best first', () => {
    const january = { month: '2026-01', days: ['OK', null, 'SUPER', 'OK'] as const };
    expect(countsOf({ ...january, days: [...january.days] })).toEqual([
      { level: 'SUPER', count: 1 },
      { level: 'OK', count: 2 },
    ]);
  });

  it('is empty for a month without a face', () => {
    expect(monthsOf(moodsOf({}), 2026).flatMap(countsOf)).toEqual([]);
  });
});

it('names the months', () => {
  expect(monthName('2026-05', 'sv')).toBe('maj');
  expect(monthName('2026-09', 'en')).toBe('September');
});
