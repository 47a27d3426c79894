import { describe, expect, it } from 'vitest';
import { addMonths, daysOfMonth, leadOf, monthTitle, weekdaysIn, wholeMonths } from './months.ts';

describe('months', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', -36, '2023-11'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i more is %s', (month, count, then) => {
    expect(addMonths(month, count)).toBe(then);
  });

  it('have their days, leap days too', () => {
    expect(daysOfMonth('2028-02')).toHaveLength(29);
    expect(daysOfMonth('2026-02').at(-1)).toBe('2026-02-28');
    expect(daysOfMonth('2026-12').at(-1)).toBe('2026-12-31');
  });

  it('have each day once in the months when the clocks change', () => {
    for (const [month, length] of [
      ['2026-03', 31],
      ['2026-10', 31],
    ] as const) {
      expect(new Set(daysOfMonth(month)).size).toBe(length);
    }
  });

  it('begin in the column of their first weekday, Monday first', () => {
    expect(leadOf('2026-06')).toBe(0);
    expect(leadOf('2026-11')).toBe(6);
    expect(leadOf('2026-10')).toBe(3);
  });

  it('can take six weeks, or four', () => {
    const weeks = (month: string) => Math.ceil((leadOf(month) + daysOfMonth(month).length) / 7);
    expect(weeks('2026-11')).toBe(6);
    expect(weeks('2027-02')).toBe(4);
  });

  it('are asked for whole', () => {
    expect(wholeMonths('2026-10-24', '2026-11-22')).toEqual({ from: '2026-10-01', to: '2026-11-30' });
    expect(wholeMonths('2027-12-31', '2028-02-01')).toEqual({ from: '2027-12-01', to: '2028-02-29' });
  });

  it('and their weekdays have names', () => {
    expect(monthTitle('2026-11', 'sv')).toBe('november 2026');
    expect(monthTitle('2026-11', 'en')).toBe('November 2026');
    expect(weekdaysIn('sv').map(({ short }) => short)).toEqual([
      'mån',
      'tis',
      'ons',
      'tor',
      'fre',
      'lör',
      'sön',
    ]);
    expect(weekdaysIn('en')[6]).toEqual({ short: 'Sun', long: 'Sunday' });
  });
});
