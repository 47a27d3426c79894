import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Problem, ProblemCode } from '@lykta/domain';

/**
 * A failed call. `offline`: the server was not reached; `unreadable`: the reply does not come from our server (for
 * example a proxy's page).
 */
export interface ApiFailure {
  status: number;
  code: ProblemCode | 'offline' | 'unreadable';
  /** In seconds, with 429 and 503. */
  retryAfter?: number;
  /** With 412: the version stored by the server. */
  etag?: string;
  problem?: Problem;
}

/** Converts the errors of fetchBaseQuery to one shape. */
export function asFailure(error: FetchBaseQueryError, headers?: Headers): ApiFailure {
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR')
    return { status: 0, code: 'offline' };
  const status =
    typeof error.status === 'number' ? error.status : 'originalStatus' in error ? error.originalStatus : 0;
  const retryAfter = Number(headers?.get('Retry-After')) || undefined;
  const problem = parsed(error.data);
  if (!isProblem(problem)) return { status, code: 'unreadable', retryAfter };
  const etag = headers?.get('ETag') ?? undefined;
  return { status, code: problem.code, retryAfter, etag, problem };
}

// Endpoints with a text reply (a new id, a file) get their problem as text too.
function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

// Checked by hand, because the schema would add Zod to the first screen's bundle; our server sends only complete
// problems.
function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string';
}

/** Converts an RTK Query `error`, or anything else that was thrown, to a failure. */
export function failureOf(error: unknown): ApiFailure {
  if (typeof error === 'object' && error !== null && 'code' in error && 'status' in error)
    return error as ApiFailure;
  return { status: 0, code: 'unreadable' };
}

/** The ids of the error texts that every app has in its locale files, under `error.` (docs/product.md §8). */
export const failureTextIds = [
  'error.offline',
  'error.not-authorised',
  'error.server',
  'error.generic',
  'error.credentials',
  'error.username-taken',
  'error.bot-check',
  'error.code-not-found',
  'error.invitation-full',
  'error.invitation-closed',
  'error.invitation-paused',
  'error.case-ended',
  'error.request-withdrawn',
  'error.request-ended',
  'error.sent-meanwhile',
  'error.last-request',
  'error.already-sent',
  'error.not-found',
  'error.expired',
  'error.too-many-tries',
  'error.too-many-shares',
  'error.no-room',
  'error.busy',
  'error.invalid-input',
  'error.password-common',
  'error.password-is-username',
  'error.password-one-character',
  'error.not-own-username',
  'error.wrong-code',
  'error.code-expired',
  'error.wrong-pin',
  'error.confirm-password',
  'error.locked',
] as const;
export type FailureTextId = (typeof failureTextIds)[number];

/** The codes whose text has another name than `error.` and the code. */
const otherNames: Partial<Record<ApiFailure['code'], FailureTextId>> = {
  'not-signed-in': 'error.not-authorised',
  'not-allowed': 'error.not-authorised',
  'wrong-credentials': 'error.credentials',
  'bot-check-failed': 'error.bot-check',
  'link-expired': 'error.expired',
};

/** Returns the text id for a failure: by code first, by status second. `error.too-many-tries` takes {{count}}, minutes. */
export function failureTextId({ code, status }: ApiFailure): FailureTextId {
  const known = otherNames[code] ?? failureTextIds.find((id) => id === `error.${code}`);
  return known ?? (status >= 500 ? 'error.server' : 'error.generic');
}
