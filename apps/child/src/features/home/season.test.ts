import { dayOf } from '@lykta/domain';
import { expect, it } from 'vitest';
import { seasonOf } from './season.ts';

it.each([
  ['2026-12-01', 'winter'],
  ['2027-02-28', 'winter'],
  ['2027-03-01', 'spring'],
  ['2027-05-31', 'spring'],
  ['2027-06-01', 'summer'],
  ['2027-08-31', 'summer'],
  ['2027-09-01', 'autumn'],
  ['2027-11-30', 'autumn'],
])('%s is in %s', (day, season) => {
  expect(seasonOf(day)).toBe(season);
});

it('changes at midnight in Sweden, not in London', () => {
  expect(seasonOf(dayOf(new Date('2026-11-30T22:59:00Z')))).toBe('autumn');
  expect(seasonOf(dayOf(new Date('2026-11-30T23:00:00Z')))).toBe('winter');
});
