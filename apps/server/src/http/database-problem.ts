import { busy, invalidInput, problem, type Problem } from '../problem.ts';
import { errorField } from '../error-field.ts';

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** These errors of pg have no code, only a text. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|driver has already been destroyed)/i;

/** Every SQLSTATE contains a digit; without that check Node's EPIPE would match. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** SQLSTATE classes and states: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const TRY_AGAIN = /^(08|40|53|57|58|XX|25P0[23]|55P03|0A000)/; // XX: I/O errors too; 0A000: a stale plan
const BAD_VALUE = /^22/;
const BROKEN_RULE = /^23/;

/**
 * Converts a database failure to a reply; null if it is no database failure, or a bug in this server. A value that
 * PostgreSQL refuses is the caller's error (400), a violated constraint a conflict (409); a lost connection, a deadlock
 * or a full disk is temporary (503).
 */
export function databaseProblem(error: unknown): Problem | null {
  const code = errorField(error, 'code');
  const syscall = errorField(error, 'syscall');
  if (code !== undefined && SQLSTATE.test(code)) {
    if (TRY_AGAIN.test(code)) return busy(2);
    if (BAD_VALUE.test(code)) return invalidInput({ path: '', message: 'value' });
    if (BROKEN_RULE.test(code)) return problem('conflict');
    return null;
  }
  if (
    code !== undefined &&
    UNREACHABLE.has(code) &&
    // For a socket error Node names no syscall or one of these; for a file error another one.
    (syscall === undefined || syscall === 'connect' || syscall === 'read' || syscall === 'write')
  ) {
    return busy(2);
  }
  return LOST_CONNECTION.test(errorField(error, 'message') ?? '') ? busy(2) : null;
}
