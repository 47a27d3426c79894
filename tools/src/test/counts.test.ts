import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countReports, countsOf } from './counts.ts';

test('adds up the reports of projects, of the stories and of the journeys', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lykta-counts-'));
  const report = { numPassedTests: 1, numFailedTests: 0 };
  for (const file of ['libs/ui/test-results/vitest.json', '.storybook/test-results/vitest.json']) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(report));
  }
  expect(countReports(root)).toEqual({ passed: 2, failed: 0, skipped: 0 });
  rmSync(root, { recursive: true });
});

test('reads a Vitest report', () => {
  const report = { numPassedTests: 3, numFailedTests: 1, numFailedTestSuites: 1, numPendingTests: 2 };
  expect(countsOf(report)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test('counts a file that could not be loaded', () => {
  expect(countsOf({ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 }).failed).toBe(1);
});

test('reads a Playwright report', () => {
  const report = { stats: { expected: 5, unexpected: 1, skipped: 1 } };
  expect(countsOf(report)).toEqual({ passed: 5, failed: 1, skipped: 1 });
});

test('refuses what is no report', () => {
  expect(() => countsOf({})).toThrow('neither');
});
