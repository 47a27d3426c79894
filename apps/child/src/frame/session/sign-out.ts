import { sessionApi } from '@lykta/api';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../store.ts';
import { keepSignOut, waitingSignOut } from '../storage/waiting-sign-out.ts';
import { useCloseSession } from './session.ts';

/** How often a server that is away is tried, in milliseconds. */
const OFTEN = 10_000;

/** Tells the server of a sign-out that waits; what fails is tried again later. */
export function tellSignOut(dispatch: AppDispatch): void {
  void dispatch(sessionApi.endpoints.tellSignOut.initiate(undefined, { track: false }));
}

/**
 * Signs out here: the screen, what is kept here and the right to come back are gone at once. The server is told when it can
 * be reached, also after a reload (docs/product.md §9).
 */
export function useSignOutHere(): () => void {
  const dispatch = useDispatch<AppDispatch>();
  const close = useCloseSession();
  return useCallback(() => {
    keepSignOut();
    close();
    tellSignOut(dispatch);
  }, [dispatch, close]);
}

/**
 * For as long as the app is open: tells the server of a sign-out that waits, as soon as it can be reached; and a
 * sign-out in one tab is one in all of them.
 */
export function useSignOuts(): void {
  const dispatch = useDispatch<AppDispatch>();
  const close = useCloseSession();
  useEffect(() => {
    const tell = () => {
      if (waitingSignOut()) tellSignOut(dispatch);
    };
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === 'lykta-app-signed-out' && newValue !== null) close();
    };
    tell();
    const timer = setInterval(tell, OFTEN);
    window.addEventListener('online', tell);
    window.addEventListener('storage', hear);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tell);
      window.removeEventListener('storage', hear);
    };
  }, [dispatch, close]);
}
