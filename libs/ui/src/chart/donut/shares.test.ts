import { expect, test } from 'vitest';
import { percent, roundsUnevenly } from './shares.ts';

test.each([
  [9, 21, 43],
  [1, 3, 33],
  [2, 3, 67],
  [0, 5, 0],
  [0, 0, 0],
])('%i of %i is %i %', (value, whole, share) => {
  expect(percent(value, whole)).toBe(share);
});

test('shares that do not add up to 100 are noticed', () => {
  expect(roundsUnevenly([1, 1, 1])).toBe(true);
  expect(roundsUnevenly([9, 7, 3, 2])).toBe(false);
  expect(roundsUnevenly([])).toBe(false);
  expect(roundsUnevenly([0, 0])).toBe(false);
});
