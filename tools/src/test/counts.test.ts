import { expect, test } from 'vitest';
import { countsOf } from './counts.ts';

test('reads a Vitest report', () => {
  const report = { numPassedTests: 3, numFailedTests: 1, numFailedTestSuites: 1, numPendingTests: 2 };
  expect(countsOf(report)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test('counts a file that could not be loaded', () => {
  expect(countsOf({ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 }).failed).toBe(1);
});

test('reads a Playwright report', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } };
  expect(countsOf(report)).toEqual({ passed: 6, failed: 1, skipped: 1 });
});

test('refuses what is no report', () => {
  expect(() => countsOf({})).toThrow('neither');
});
