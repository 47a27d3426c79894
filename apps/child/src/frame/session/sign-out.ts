import { sessionApi } from '@lykta/api';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../store.ts';
import { keepSignOut, waitingSignOut } from '../storage/waiting-sign-out.ts';
import { useCloseSession } from './session.ts';

/** Milliseconds between attempts to reach the server. */
const OFTEN = 10_000;

/**
 * Sends a pending sign-out to the server; a failure is retried later. Without a hook, because the screens of the child
 * are gone by then and nobody follows the call.
 */
export function sendSignOut(dispatch: AppDispatch): void {
  void dispatch(sessionApi.endpoints.sendSignOut.initiate(undefined, { track: false }));
}

/**
 * Signs out on this device: screen, stored data and session are removed at once. The server is notified when it can
 * be reached, also after a reload (docs/product.md §9).
 */
export function useSignOutHere(): () => void {
  const dispatch = useDispatch<AppDispatch>();
  const close = useCloseSession();
  return useCallback(() => {
    keepSignOut();
    close();
    sendSignOut(dispatch);
  }, [dispatch, close]);
}

/**
 * While the app is open, sends a pending sign-out as soon as the server can be reached, and signs out all tabs when
 * one does.
 */
export function useSignOuts(): void {
  const dispatch = useDispatch<AppDispatch>();
  const close = useCloseSession();
  useEffect(() => {
    const sendIfStored = () => {
      if (waitingSignOut()) sendSignOut(dispatch);
    };
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === 'lykta-app-signed-out' && newValue !== null) close();
    };
    sendIfStored();
    const timer = setInterval(sendIfStored, OFTEN);
    window.addEventListener('online', sendIfStored);
    window.addEventListener('storage', hear);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendIfStored);
      window.removeEventListener('storage', hear);
    };
  }, [dispatch, close]);
}
