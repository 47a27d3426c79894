import { busy, invalidInput, problem, type Problem } from './problem.ts';

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** pg's own errors have no code, only these texts. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|driver has already been destroyed)/i;

/** Every SQLSTATE has a digit; Node's EPIPE looks like one otherwise. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** SQLSTATE classes and states: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const TRY_AGAIN = /^(08|40|53|57|58|XX|25P0[23]|55P03|0A000)/; // XX: I/O errors too; 0A000: a plan older than its table
const BAD_VALUE = /^22/;
const BROKEN_RULE = /^23/;

/**
 * What a failure of the database means for the caller; null when it is none, or is our own mistake.
 * A value that PostgreSQL refuses is the caller's (400), a broken constraint a conflict (409),
 * a lost connection, a deadlock or a full disk passes (503).
 */
export function databaseProblem(error: unknown): Problem | null {
  const { code, message = '', syscall } = error as { code?: unknown; message?: string; syscall?: string };
  if (typeof code === 'string' && SQLSTATE.test(code)) {
    if (TRY_AGAIN.test(code)) return busy(2);
    if (BAD_VALUE.test(code)) return invalidInput({ path: '', message: 'value' });
    if (BROKEN_RULE.test(code)) return problem('conflict');
    return null;
  }
  if (
    typeof code === 'string' &&
    UNREACHABLE.has(code) &&
    // Of a socket that was ended, Node names no call; of a file, another one.
    (syscall === undefined || syscall === 'connect' || syscall === 'read' || syscall === 'write')
  ) {
    return busy(2);
  }
  return LOST_CONNECTION.test(message) ? busy(2) : null;
}
