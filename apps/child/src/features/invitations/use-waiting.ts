import { failureOf, invitationsApi } from '@lykta/api';
import type { Invitation } from '@lykta/domain';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { dropCodes, pendingCodes } from '../../frame/storage/codes.ts';
import type { AppDispatch } from '../../store.ts';

export type Waiting =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  /** A stored code is unknown to the server: all stored codes are deleted (docs/product.md §8). */
  | { state: 'invalid' }
  | { state: 'none' }
  | { state: 'found'; invitation: Invitation; more: boolean; goOn: () => void };

/** The invitation to decide on: the requested pending one, else that of the first stored code. */
export function useWaiting(asked: string | undefined): Waiting {
  const dispatch = useDispatch<AppDispatch>();
  const [tried, setTried] = useState(0);
  const [waiting, setWaiting] = useState<Waiting>({ state: 'loading' });
  const again = useCallback(() => {
    setWaiting({ state: 'loading' });
    setTried((times) => times + 1);
  }, []);

  useEffect(() => {
    let left = false;
    find(dispatch, tried === 0 ? asked : undefined).then(
      (invitation) => {
        if (left) return;
        const more = pendingCodes().some((code) => code !== invitation?.code);
        setWaiting(invitation ? { state: 'found', invitation, more, goOn: again } : { state: 'none' });
      },
      (error: unknown) => {
        if (left) return;
        if (!isWrongCode(error)) return setWaiting({ state: 'failed', error, retry: again });
        dropCodes();
        setWaiting({ state: 'invalid' });
      },
    );
    return () => {
      left = true;
    };
  }, [dispatch, asked, tried, again]);

  return waiting;
}

async function find(dispatch: AppDispatch, asked: string | undefined): Promise<Invitation | undefined> {
  const once = { subscribe: false, forceRefetch: true };
  const [code] = pendingCodes();
  if (asked === undefined && code !== undefined)
    return dispatch(invitationsApi.endpoints.invitationByCode.initiate(code, once)).unwrap();
  const { pending } = await dispatch(invitationsApi.endpoints.invitations.initiate(undefined, once)).unwrap();
  return asked === undefined ? pending[0] : pending.find(({ id }) => id === asked);
}

/** Whether the server replied that no such invitation exists; any other error may pass with a retry. */
function isWrongCode(error: unknown): boolean {
  const { status } = failureOf(error);
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}
