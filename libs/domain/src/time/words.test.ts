import { expect, test, vi } from 'vitest';
import { clockTime, dayAndMonth, formatDay, formatDays, formatInstant, isInYearOf } from './words.ts';

const day = { day: 'numeric', month: 'long' } as const;

test('an instant is on the day that Stockholm has', () => {
  expect(formatInstant('2026-11-03T23:30:00Z', 'sv', day)).toBe('4 november');
});

test('a day keeps its date in every language', () => {
  expect(formatDay('2026-11-19', 'sv', day)).toBe('19 november');
  expect(formatDay('2026-11-19', 'en', day)).toBe('19 November');
});

test('days beside each other share their month', () => {
  expect(formatDays('2026-11-13', '2026-11-19', 'sv', day)).toBe('13–19 november');
  expect(formatDays('2026-10-30', '2026-11-05', 'sv', day)).toBe('30 oktober–5 november');
});

test('a day has its year unless the reader has that year in mind', () => {
  expect(dayAndMonth('2026-11-08', 'sv')).toBe('8 nov 2026');
  expect(dayAndMonth('2026-11-08', 'sv', '2026-01-02')).toBe('8 nov');
  expect(dayAndMonth('2026-11-08', 'en', '2027-01-02')).toBe('8 Nov 2026');
});

test('a clock shows the time of Stockholm, in summer and in winter', () => {
  expect(clockTime('2026-07-03T12:20:00Z', 'sv')).toBe('14:20');
  expect(clockTime('2026-11-03T13:20:00Z', 'en')).toBe('14:20');
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
