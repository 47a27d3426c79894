import { expect, it } from 'vitest';
import { dayText, weekdayText } from './dates.ts';

const now = new Date('2026-11-20T12:00:00Z');

it('says a day of this year without the year, in both languages', () => {
  expect(dayText('2026-11-03T08:00:00Z', 'sv', now)).toBe('3 november');
  expect(dayText('2026-11-03T08:00:00Z', 'en', now)).toBe('3 November');
});

it('names the year of an older day', () => {
  expect(dayText('2025-11-03T08:00:00Z', 'sv', now)).toBe('3 november 2025');
});

it('counts days as in Stockholm', () => {
  expect(dayText('2026-11-03T23:30:00Z', 'sv', now)).toBe('4 november');
});

it('says the weekday of another day than today', () => {
  expect(weekdayText('2026-11-19T23:30:00Z', 'sv', now)).toBeUndefined();
  expect(weekdayText('2026-11-06T08:00:00Z', 'sv', now)).toBe('fredag');
  expect(weekdayText('2026-11-06T08:00:00Z', 'en', now)).toBe('Friday');
});
