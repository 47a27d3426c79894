import { expect, test, vi } from 'vitest';
import { formatDay, formatInstant, isInYearOf } from './dates.ts';

const day = { day: 'numeric', month: 'long' } as const;

test('an instant is on the day that Stockholm has', () => {
  expect(formatInstant('2026-11-03T23:30:00Z', 'sv', day)).toBe('4 november');
});

test('a day keeps its date in every language', () => {
  expect(formatDay('2026-11-19', 'sv', day)).toBe('19 november');
  expect(formatDay('2026-11-19', 'en', day)).toBe('19 November');
});

test('the year begins at midnight in Stockholm', () => {
  const newYear = new Date('2025-12-31T23:30:00Z');
  expect(isInYearOf('2026-01-01', newYear)).toBe(true);
  expect(isInYearOf('2025-12-31', newYear)).toBe(false);
});

test('a list of days makes one formatter, and another language its own', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const said = ['2026-11-19', '2026-11-20', '2026-11-21'].map((one) =>
    formatDay(one, 'sv', { weekday: 'short' }),
  );
  expect(new Set(said).size).toBe(3);
  expect(formatDay('2026-11-19', 'en', { weekday: 'short' })).toBe('Thu');
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
});
