import type { SignOut } from '@lykta/domain';
import type { z } from 'zod';
import type { ApiFailure } from './failure.ts';

type Body = z.input<typeof SignOut>;

/** Where an app keeps a sign-out that the server has not heard of, so that it outlives a reload. */
export interface SignOutKeeper {
  /** What the server is to hear; undefined when nothing waits. */
  waiting: () => Body | undefined;
  forget: () => void;
}

let keeper: SignOutKeeper | undefined;
let telling: Promise<ApiFailure | undefined> | undefined;

/** From now on every call first tells the server of a sign-out that waits. */
export function keepSignOutIn(given: SignOutKeeper): void {
  keeper = given;
}

/** The server heard it, or says that there is nothing to end. Anything else is tried again. */
function isTold(failure: ApiFailure | undefined): boolean {
  return !failure || (failure.status >= 400 && failure.status < 500 && failure.status !== 429);
}

/**
 * Tells the server of a sign-out that waits; several calls at once tell it once. Until it is told no other call is
 * made: none may go out with the cookie of a child who has left.
 * @param tell one call of clients/logout; gives why it failed
 * @returns why the server could not be told; undefined when nothing waits any more
 */
export async function tellSignOut(
  tell: (body: Body) => Promise<ApiFailure | undefined>,
): Promise<ApiFailure | undefined> {
  const body = keeper?.waiting();
  if (!body) return undefined;
  telling ??= tell(body)
    .then((failure) => {
      if (!isTold(failure)) return failure;
      keeper?.forget();
      return undefined;
    })
    .finally(() => {
      telling = undefined;
    });
  return telling;
}
