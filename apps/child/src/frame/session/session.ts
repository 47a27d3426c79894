import { api, sessionApi, useSessionQuery } from '@lykta/api';
import { sessionView, type SessionView } from '@lykta/app-shell';
import type { ClientSession } from '@lykta/domain';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, AppState } from '../../store.ts';
import { forgetPictures } from '../layout/forget-pictures.ts';
import { dropCodes } from '../storage/codes.ts';
import { forgetLogin, rememberLogin } from '../storage/login-time.ts';
import { endRemindersHere } from '../reminders/reminders-here.ts';
import { pageWaits, sessionBegan, sessionClosed, type SessionEnd } from './session-slice.ts';

/** Whether somebody is signed in; calls the server only when there may be a session. */
export function useSession(): SessionView<ClientSession> {
  const state = useSelector((store: AppState) => store.session);
  const { data, error, refetch } = useSessionQuery(undefined, { skip: state.kind !== 'open' });
  switch (state.kind) {
    case 'none':
      return { kind: 'out', ended: false };
    case 'ended':
      return { kind: 'out', ended: true };
    case 'paused':
      return { kind: 'in', session: state.child };
    case 'open': {
      // Only the store ends a known session (watch-session.ts): it may keep the page.
      const view = sessionView({ data, error: data ? undefined : error, refetch });
      // An old login that needs a new username can only use /migrate.
      return view.kind === 'in' && view.session.legacy ? { kind: 'out', ended: false } : view;
    }
  }
  return state satisfies never;
}

/** The session of the signed-in child; undefined while nobody is known to be signed in. */
export function useChild(): ClientSession | undefined {
  const session = useSession();
  return session.kind === 'in' ? session.session : undefined;
}

/** Why a session ended while the app was open, so that the sign-in page can say so. */
export function useSessionEnd(): SessionEnd | undefined {
  return useSelector(({ session }: AppState) => (session.kind === 'ended' ? session.reason : undefined));
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
  return useSelector(({ session }: AppState) => (session.kind === 'paused' ? session.child : undefined));
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
    void forgetPictures();
    endRemindersHere();
    dispatch(sessionClosed());
    dispatch(api.util.resetApiState());
  }, [dispatch]);
}
