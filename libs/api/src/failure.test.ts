import { expect, test } from 'vitest';
import { asFailure, failureOf, failureTextId } from './failure.ts';

const problem = (status: number, code: string) => ({
  status,
  data: { type: 'about:blank', title: code, status, code },
});

test('a server that was not reached is offline', () => {
  expect(asFailure({ status: 'FETCH_ERROR', error: 'TypeError' })).toEqual({ status: 0, code: 'offline' });
  expect(asFailure({ status: 'TIMEOUT_ERROR', error: 'TimeoutError' }).code).toBe('offline');
});

test('a page that a proxy put in place of our reply is unreadable, with its status', () => {
  const page = {
    status: 'PARSING_ERROR',
    originalStatus: 502,
    data: '<html>',
    error: 'SyntaxError',
  } as const;
  expect(asFailure(page)).toMatchObject({ status: 502, code: 'unreadable' });
  expect(failureTextId(asFailure(page))).toBe('error.server');
});

test('too many tries say how long to wait', () => {
  const failure = asFailure(problem(429, 'too-many-tries'), new Headers({ 'Retry-After': '90' }));
  expect(failure).toMatchObject({ code: 'too-many-tries', retryAfter: 90 });
  expect(failureTextId(failure)).toBe('error.too-many-tries');
});

test('the code decides before the status', () => {
  expect(failureTextId(asFailure(problem(409, 'invitation-full')))).toBe('error.invitation-full');
  expect(failureTextId(asFailure(problem(409, 'a-code-of-tomorrow')))).toBe('error.generic');
  expect(failureTextId(asFailure(problem(500, 'server-error')))).toBe('error.server');
});

test('whatever else was thrown is a failure too', () => {
  expect(failureOf(new Error('bug'))).toEqual({ status: 0, code: 'unreadable' });
});
