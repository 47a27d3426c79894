import { api, failureOf, sessionApi, useSessionQuery, type ApiFailure } from '@lykta/api';
import type { ClientSession } from '@lykta/domain';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, AppState } from '../../store.ts';
import { forgetPictures } from '../layout/keep-for-offline.ts';
import { dropCodes } from '../storage/codes.ts';
import { forgetLogin, rememberLogin } from '../storage/login-time.ts';
import { endRemindersHere } from '../reminders/reminders-here.ts';
import { pageWaits, sessionBegan, sessionClosed, type SessionEnd } from './session-slice.ts';

export type SessionView =
  | { kind: 'restoring' }
  | { kind: 'out' }
  | { kind: 'in'; session: ClientSession }
  | { kind: 'unreachable'; failure: ApiFailure; retry: () => void };

/** Whether somebody is signed in; calls the server only when there may be a session. */
export function useSession(): SessionView {
  const { mayExist, waiting } = useSelector((state: AppState) => state.session);
  const { data, error, refetch } = useSessionQuery(undefined, { skip: !mayExist });
  if (waiting) return { kind: 'in', session: waiting };
  if (!mayExist) return { kind: 'out' };
  // An old login that needs a new username can only use /migrate.
  if (data) return data.legacy ? { kind: 'out' } : { kind: 'in', session: data };
  if (!error) return { kind: 'restoring' };
  return { kind: 'unreachable', failure: failureOf(error), retry: () => void refetch() };
}

/** The session of the signed-in child; undefined while nobody is known to be signed in. */
export function useChild(): ClientSession | undefined {
  const session = useSession();
  return session.kind === 'in' ? session.session : undefined;
}

/** Why a session ended while the app was open, so that the sign-in page can say so. */
export function useSessionEnd(): SessionEnd | undefined {
  return useSelector((state: AppState) => state.session.ended);
}

/** Starts a session that the server has just given. */
export function useBeginSession(): (session: ClientSession) => Promise<void> {
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(
    async (session) => {
      rememberLogin(new Date());
      await dispatch(sessionApi.util.upsertQueryData('session', undefined, session));
      dispatch(sessionBegan());
    },
    [dispatch],
  );
}

/** The child whose page waits for signing in again. */
export function useWaiting(): ClientSession | undefined {
  return useSelector((state: AppState) => state.session.waiting);
}

/** Whether the current page is hidden: the app is locked, or the child must sign in again. */
export function useCovered(): boolean {
  const waiting = useWaiting() !== undefined;
  const child = useChild();
  return waiting || child?.locked === true;
}

/** Keeps this page mounted when the session ends; the dialog to sign in covers it. */
export function useWaitingPage(): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    dispatch(pageWaits(true));
    return () => {
      dispatch(pageWaits(false));
    };
  }, [dispatch]);
}

/** Removes everything of the child from this browser, whatever the server replied. */
export function useCloseSession(): () => void {
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(() => {
    forgetLogin();
    dropCodes();
    forgetPictures();
    endRemindersHere();
    dispatch(sessionClosed());
    dispatch(api.util.resetApiState());
  }, [dispatch]);
}
