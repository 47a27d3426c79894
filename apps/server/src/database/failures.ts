import { errorField } from '../error-field.ts';

/** The server that was reached is a standby: its data may be old, and it takes no writes. */
export class NotPrimary extends Error {
  override readonly name = 'NotPrimary';
}

/** A write that one machine alone has: it would be lost with that machine, so nobody may be told that it is stored. */
export class NotReplicated extends Error {
  override readonly name = 'NotReplicated';
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** For a socket error Node names no syscall or one of these; for a file error another one. */
const SOCKET_CALLS = new Set([undefined, 'connect', 'read', 'write', 'getaddrinfo']);
/** These errors of pg have no code, only a text. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|driver has already been destroyed)/i;
/** These say that PostgreSQL did not answer in time; they have no code either. */
const TIMED_OUT =
  /^(Connection terminated due to connection timeout|timeout exceeded when trying to connect|Query read timeout)/i;
/** Every SQLSTATE contains a digit; without that check Node's EPIPE would match. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** A connection that broke, or a server that stops or starts. */
const STOPPED = /^(08|57P0[123])/;
const READ_ONLY = '25006';

/** Returns the code that PostgreSQL gave an error; undefined for every other error. */
export function sqlState(error: unknown): string | undefined {
  const code = errorField(error, 'code');
  return code !== undefined && SQLSTATE.test(code) ? code : undefined;
}

/** Whether PostgreSQL was too slow, or too busy to be reached: waiting any longer helps nobody. */
export const isTimeout = (error: unknown): boolean => TIMED_OUT.test(errorField(error, 'message') ?? '');

/** Whether the connection is of no use any more: it broke, or leads to a machine that takes no writes. */
export function isLost(error: unknown): boolean {
  if (error instanceof NotPrimary) return true;
  const state = sqlState(error);
  if (state !== undefined) return STOPPED.test(state) || state === READ_ONLY;
  const code = errorField(error, 'code');
  if (code !== undefined && UNREACHABLE.has(code)) return SOCKET_CALLS.has(errorField(error, 'syscall'));
  return BROKEN.test(errorField(error, 'message') ?? '');
}
