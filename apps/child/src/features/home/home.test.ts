import { describe, expect, it } from 'vitest';
import { sv } from '../../locales/sv.ts';
import { greetingAt } from './greeting.ts';
import { bulbsOf, listOf, weekUntil } from './streak-week.ts';

const entry = { level0: 3, timestamp: '2026-10-24T10:00:00Z', created: '2026-10-24T10:00:00Z' };

describe('greetingAt', () => {
  it('follows the clock', () => {
    expect([4, 5, 9, 10, 17, 18, 22, 23].map(greetingAt)).toEqual([
      'night',
      'morning',
      'morning',
      'day',
      'day',
      'evening',
      'evening',
      'night',
    ]);
  });
});

describe('bulbsOf', () => {
  it('has seven days in a row, also across the night when the clocks go back', () => {
    expect(weekUntil('2026-10-26')).toEqual([
      '2026-10-20',
      '2026-10-21',
      '2026-10-22',
      '2026-10-23',
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
  });

  it('lights the days with a face and names today', () => {
    const bulbs = bulbsOf({ '2026-10-24': entry }, '2026-10-26', sv['home.weekdays.short'], 'idag');
    expect(bulbs.map(({ lit }) => lit)).toEqual([false, false, false, false, true, false, false]);
    expect(bulbs.at(-1)).toEqual({ label: 'idag', lit: false, today: true });
    expect(bulbs[0]?.label).toBe('tis');
  });
});

describe('listOf', () => {
  it('puts a word before the last', () => {
    expect(listOf(['måndag'], 'och')).toBe('måndag');
    expect(listOf(['måndag', 'tisdag'], 'och')).toBe('måndag och tisdag');
    expect(listOf(['måndag', 'tisdag', 'onsdag'], 'och')).toBe('måndag, tisdag och onsdag');
  });
});
