import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Where test runners write their JSON reports: Vitest beside each project (a folder starting with a dot must be named
 * explicitly), Playwright in e2e.
 */
export const REPORTS = [
  '**/test-results/vitest.json',
  '.storybook/test-results/vitest.json',
  'e2e/test-results/playwright.json',
];

/** Adds up the reports below a folder. An unreadable report counts as one failure. */
export function countReports(root: string): Counts {
  const files = globSync(REPORTS, { cwd: root, exclude: (name) => name === 'node_modules' });
  return files
    .map((file) => readReport(path.join(root, file)))
    .reduce(add, { passed: 0, failed: 0, skipped: 0 });
}

const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

function readReport(file: string): Counts {
  try {
    return countsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Returns the counts of one report from Vitest (Jest format) or Playwright. @throws on any other format */
export function countsOf(report: unknown): Counts {
  if (typeof report === 'object' && report !== null) {
    if ('numPassedTests' in report && 'numFailedTests' in report) {
      const suites = 'numFailedTestSuites' in report ? Number(report.numFailedTestSuites) : 0;
      const failed = Number(report.numFailedTests);
      // A file that cannot be loaded has no failed test, only a failed suite.
      return { passed: Number(report.numPassedTests), failed: failed || suites, skipped: skippedIn(report) };
    }
    if ('stats' in report && typeof report.stats === 'object' && report.stats !== null) {
      const stats = report.stats as Record<string, number>;
      return {
        passed: stats.expected ?? 0,
        failed: stats.unexpected ?? 0,
        skipped: stats.skipped ?? 0,
      };
    }
  }
  throw new Error('neither a Vitest nor a Playwright report');
}

const skippedIn = (report: object) => ('numPendingTests' in report ? Number(report.numPendingTests) : 0);
