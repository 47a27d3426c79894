import { describe, expect, it } from 'vitest';
import { databaseProblem } from './database-problem.ts';

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('a failure of the database', () => {
  it.each([
    ['a full disk', failed('could not extend file', { code: '53100' }), 503],
    ['a deadlock', failed('deadlock detected', { code: '40P01' }), 503],
    ['a stop', failed('terminating connection', { code: '57P01' }), 503],
    ['nobody there', failed('connect ENOENT', { code: 'ENOENT', syscall: 'connect' }), 503],
    ['a socket that was ended', failed('This socket has been ended', { code: 'EPIPE' }), 503],
    ['a connection that broke', failed('Connection terminated unexpectedly'), 503],
    ['one that broke before', failed('Client was closed and is not queryable'), 503],
    ['a value that it refuses', failed('invalid byte sequence', { code: '22021' }), 400],
    ['a plan older than its table', failed('cached plan must not change', { code: '0A000' }), 503],
    ['a broken rule', failed('duplicate key', { code: '23505' }), 409],
  ])('%s is told', (_what, error, status) => {
    expect(databaseProblem(error)?.status).toBe(status);
  });

  it('is none where a query or a file is wrong: that is our mistake', () => {
    expect(databaseProblem(failed('column does not exist', { code: '42703' }))).toBeNull();
    expect(databaseProblem(failed('no such file', { code: 'ENOENT', syscall: 'open' }))).toBeNull();
    expect(databaseProblem(new TypeError('x is not a function'))).toBeNull();
  });
});
