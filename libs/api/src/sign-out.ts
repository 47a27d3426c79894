import type { SignOut } from '@lykta/domain';
import type { z } from 'zod';
import type { ApiFailure } from './failure.ts';

type Body = z.input<typeof SignOut>;

/** Where an app stores a sign-out that has not reached the server, so that it survives a reload. */
export interface SignOutKeeper {
  /** Returns the stored sign-out; undefined if there is none. */
  waiting: () => Body | undefined;
  forget: () => void;
}

let keeper: SignOutKeeper | undefined;
let sending: Promise<ApiFailure | undefined> | undefined;

/** Makes every call first send a stored sign-out to the server. */
export function keepSignOutIn(given: SignOutKeeper): void {
  keeper = given;
}

/**
 * Whether the sign-out is done: the server accepted it, or says that there is no session. Other failures are retried.
 */
function isSettled(failure: ApiFailure | undefined): boolean {
  return !failure || (failure.status >= 400 && failure.status < 500 && failure.status !== 429);
}

/**
 * Sends a stored sign-out to the server, once even for simultaneous calls. Until it succeeds no other call is made, so
 * that no request carries the cookie of a child who has signed out.
 * @param send makes one call of clients/logout and returns its failure
 * @returns the failure; undefined if no sign-out is stored any more
 */
export async function sendSignOut(
  send: (body: Body) => Promise<ApiFailure | undefined>,
): Promise<ApiFailure | undefined> {
  const body = keeper?.waiting();
  if (!body) return undefined;
  sending ??= send(body)
    .then((failure) => {
      if (!isSettled(failure)) return failure;
      keeper?.forget();
      return undefined;
    })
    .finally(() => {
      sending = undefined;
    });
  return sending;
}
