import { expect, test } from 'vitest';
import { latestQuarters } from './quarters.ts';

test('counts quarters back over the turn of the year', () => {
  expect(latestQuarters(new Date('2026-02-10T12:00:00Z'), 3)).toEqual(['2026Q1', '2025Q4', '2025Q3']);
});

test('a quarter begins at midnight in Stockholm', () => {
  expect(latestQuarters(new Date('2026-09-30T22:30:00Z'), 1)).toEqual(['2026Q4']);
});
