import { expect, test } from 'vitest';
import { failuresIn } from './failures.ts';

test('names a failed test of Vitest with what was wrong, without colours', () => {
  const failed = {
    fullName: 'streak counts',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 2\u001b[39m'],
  };
  const passed = { fullName: 'streak ends', status: 'passed', failureMessages: [] };
  const file = {
    name: '/a/streak.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [failed, passed],
  };
  expect(failuresIn({ testResults: [file] })).toEqual(['streak.test.ts › streak counts: expected 2']);
});

test('names a file of Vitest that could not be loaded', () => {
  const file = { name: '/a/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  expect(failuresIn({ testResults: [file] })).toEqual(['b.test.ts › : no such module']);
});

test('names a failed journey of Playwright, however deep', () => {
  const spec = {
    title: 'signs in',
    ok: false,
    tests: [{ results: [{ errors: [{ message: 'timeout\nat x' }] }] }],
  };
  const inner = { title: 'in', file: 'way-in.spec.ts', specs: [spec] };
  const suites = [{ title: 'out', file: 'way-in.spec.ts', specs: [], suites: [inner] }];
  expect(failuresIn({ suites })).toEqual(['way-in.spec.ts › signs in: timeout | at x']);
});

test('has nothing to name in what is no report', () => {
  expect(failuresIn({})).toEqual([]);
});
