import { failureOf, useNextInvitationQuery } from '@lykta/api';
import type { Invitation } from '@lykta/domain';
import { useEffect, useState } from 'react';
import { dropCodes, pendingCodes } from '../../frame/storage/codes.ts';

export type Waiting =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  /** A stored code is unknown to the server: all stored codes are deleted (docs/product.md §8). */
  | { state: 'invalid' }
  | { state: 'none' }
  | { state: 'found'; invitation: Invitation; more: boolean; goOn: () => void };

/** What to ask for: a requested invitation, else the first stored code. */
const askFor = (turn: number, asked?: string) =>
  asked === undefined ? { turn, code: pendingCodes()[0] } : { turn, asked };

/** The invitation to decide on: the requested pending one, else that of the first stored code. */
export function useWaiting(asked: string | undefined): Waiting {
  const [wanted, setWanted] = useState(() => askFor(0, asked));
  const { currentData: invitation, error, isFetching } = useNextInvitationQuery(wanted);
  const again = () => setWanted(({ turn }) => askFor(turn + 1));
  const isInvalid = !isFetching && isWrongCode(error);
  useEffect(() => {
    if (isInvalid) dropCodes();
  }, [isInvalid]);

  if (isFetching || (invitation === undefined && !error)) return { state: 'loading' };
  if (isInvalid) return { state: 'invalid' };
  if (error) return { state: 'failed', error, retry: again };
  if (!invitation) return { state: 'none' };
  const more = pendingCodes().some((code) => code !== invitation.code);
  return { state: 'found', invitation, more, goOn: again };
}

/** Whether the server replied that no such invitation exists; any other error may pass with a retry. */
function isWrongCode(error: unknown): boolean {
  if (error === undefined) return false;
  const { status } = failureOf(error);
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}
