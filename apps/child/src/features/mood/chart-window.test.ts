import { describe, expect, it } from 'vitest';
import { daysOf, dayName, step, windowText, windowUntilToday } from './chart-window.ts';

const noon = new Date('2026-11-19T11:00:00Z');
const begin = '2026-01-01';

describe('the window of the mood chart', () => {
  it('ends today and spans the interval', () => {
    expect(daysOf(windowUntilToday(7, noon))).toEqual([
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
    ]);
    expect(daysOf(windowUntilToday(30, noon))).toHaveLength(30);
  });

  it('moves by one day, and never past today', () => {
    const today = windowUntilToday(7, noon);
    const earlier = step(today, -1, noon, begin);
    expect(earlier.end).toBe('2026-11-18');
    expect(step(earlier, 1, noon, begin)).toEqual(today);
    expect(step(today, 1, noon, begin)).toEqual(today);
  });

  it('stops where the child began', () => {
    const last = step({ end: '2026-01-02', interval: 7 }, -1, noon, begin);
    expect(last.end).toBe(begin);
    expect(step(last, -1, noon, begin)).toEqual(last);
  });

  it('is right when the clocks change: 25 October 2026 and 29 March 2026', () => {
    expect(step({ end: '2026-10-26', interval: 7 }, -1, noon, begin).end).toBe('2026-10-25');
    expect(step({ end: '2026-03-30', interval: 7 }, -1, noon, begin).end).toBe('2026-03-29');
    expect(new Set(daysOf({ end: '2026-10-28', interval: 30 })).size).toBe(30);
  });

  it('takes the day of Stockholm, not of UTC', () => {
    expect(windowUntilToday(7, new Date('2026-11-19T23:30:00Z')).end).toBe('2026-11-20');
  });

  it('says its days in Swedish', () => {
    expect(windowText(windowUntilToday(7, noon), 'sv')).toBe('13–19 november');
    expect(dayName('2026-11-19', 'sv')).toBe('Torsdag 19 november');
  });
});
