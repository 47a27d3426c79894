import { expect, test } from 'vitest';
import { isCalm, median, outageMs } from './outage.ts';

const stored = (began: number, ended = began + 10) => ({ began, ended, isAnswered: true });
const failed = (began: number, ended = began + 10) => ({ began, ended, isAnswered: false });

test('an outage lasts until a write goes well, after which none began that failed or was stuck', () => {
  expect(outageMs([stored(0), stored(1100)], 1000)).toBe(0);
  expect(outageMs([failed(500), failed(1500), stored(1600), failed(1700), stored(2000)], 1000)).toBe(1010);
  expect(outageMs([stored(1200, 9000), stored(1300)], 1000)).toBe(310);
});

test('a write that was under way at the fault and never got a reply makes an outage of a moment', () => {
  expect(outageMs([failed(900, 18_000), stored(1100)], 1000)).toBe(110);
});

test('without a write that goes well it has no end', () => {
  expect(outageMs([failed(1500)], 1000)).toBe(Infinity);
});

test('it is calm when writes went well for four seconds', () => {
  expect(isCalm([failed(1000), stored(2000), stored(5500)], 900, 6000)).toBe(true);
  expect(isCalm([failed(3000), stored(5500)], 900, 6000)).toBe(false);
  expect(isCalm([], 900, 6000)).toBe(false);
  expect(isCalm([stored(1000)], 900, 2000)).toBe(false);
});

test('the median is the middle', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBe(0);
});
