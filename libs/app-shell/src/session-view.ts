import { failureOf, type ApiFailure } from '@lykta/api';

/** What an app knows about who is signed in. A `switch` over its kinds ends with `satisfies never`. */
export type SessionView<Session> =
  /** The server has not answered yet. */
  | { kind: 'restoring' }
  /** Nobody; `ended`: somebody was signed in while the app was open. */
  | { kind: 'out'; ended: boolean }
  | { kind: 'in'; session: Session }
  | { kind: 'unreachable'; failure: ApiFailure; retry: () => void };

interface SessionCall<Session> {
  data?: Session;
  error?: unknown;
  refetch: () => unknown;
}

/** Reads the session from the result of the call that asks for it. A known session outlasts other failures. */
export function sessionView<Session>({ data, error, refetch }: SessionCall<Session>): SessionView<Session> {
  const failure = error === undefined ? undefined : failureOf(error);
  if (failure?.code === 'not-signed-in') return { kind: 'out', ended: data !== undefined };
  if (data !== undefined) return { kind: 'in', session: data };
  return failure ? { kind: 'unreachable', failure, retry: () => void refetch() } : { kind: 'restoring' };
}
