import { isLost, isTimeout, NotReplicated, sqlState } from '../database/failures.ts';
import { busy, invalidInput, problem, type Problem } from '../problem.ts';

/** SQLSTATE classes and states: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const TRY_AGAIN = /^(08|40|53|57|58|XX|25P0[23]|25006|55P03|0A000)/; // XX: I/O errors too; 0A000: a stale plan
const BAD_VALUE = /^22/;
const BROKEN_RULE = /^23/;

/**
 * Converts a database failure to a reply; null if it is no database failure, or a bug in this server. A value that
 * PostgreSQL refuses is the caller's error (400), a violated constraint a conflict (409); a lost connection, a deadlock,
 * a full disk or a write that has no copy yet is temporary (503).
 */
export function databaseProblem(error: unknown): Problem | null {
  const state = sqlState(error);
  if (state !== undefined) {
    if (TRY_AGAIN.test(state)) return busy(2);
    if (BAD_VALUE.test(state)) return invalidInput({ path: '', message: 'value' });
    if (BROKEN_RULE.test(state)) return problem('conflict');
    return null;
  }
  return isLost(error) || isTimeout(error) || error instanceof NotReplicated ? busy(2) : null;
}
