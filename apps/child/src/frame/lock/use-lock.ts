import { lockApi, lockOnTheWayOut, sessionApi } from '@lykta/api';
import { LOCK_AFTER_SECONDS } from '@lykta/domain';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../store.ts';
import { isNativeShell } from '../native/shell.ts';
import { lockSession } from '../session/watch-session.ts';
import { lockWhenLeaving } from './leaving.ts';

/** Milliseconds between reports to the server that the app is visible; well below the lock time. */
const OFTEN = LOCK_AFTER_SECONDS * 400;

/** Hides the page, so that app switchers and browser snapshots do not show it. */
function veil(on: boolean): void {
  document.body.style.visibility = on ? 'hidden' : '';
}

/** Asks the server about the session. Without a hook, because what needs the reply reads it from the store. */
const askSession = () =>
  sessionApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true });

/**
 * Locks the app when it returns after a minute away, and on quick exit. The server counts the time too, and only the
 * server unlocks. Without a lock it only asks the server whether the child is still signed in.
 * @param hasLock whether the child has set a PIN
 * @param isLocked whether the app is locked now
 */
export function useLock(hasLock: boolean, isLocked: boolean): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    let left: number | undefined;
    const ask = () => void dispatch(askSession());
    const goAway = () => {
      if (left !== undefined) return;
      left = Date.now();
      if (!hasLock) return;
      veil(true);
      // Restarts the server's minute.
      ask();
    };
    const comeBack = () => {
      if (left === undefined) return;
      const away = (Date.now() - left) / 1000;
      left = undefined;
      // Synchronous, so that the page is not visible before the lock.
      if (hasLock && away >= LOCK_AFTER_SECONDS) flushSync(() => dispatch(lockSession()));
      veil(false);
      if (hasLock || away >= LOCK_AFTER_SECONDS) ask();
    };
    const change = () => (document.visibilityState === 'hidden' ? goAway() : comeBack());
    document.addEventListener('visibilitychange', change);
    window.addEventListener('pagehide', goAway);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', change);
      window.removeEventListener('pagehide', goAway);
      window.removeEventListener('pageshow', comeBack);
      veil(false);
    };
  }, [dispatch, hasLock]);

  useEffect(() => {
    if (!hasLock || isLocked) return;
    const stillHere = () => {
      if (document.visibilityState === 'visible') void dispatch(askSession());
    };
    const timer = setInterval(stillHere, OFTEN);
    const forget = lockWhenLeaving(() => {
      // Without a hook, because the page is left before a reply could come.
      if (isNativeShell()) void dispatch(lockApi.endpoints.lockNow.initiate(undefined, { track: false }));
      else lockOnTheWayOut();
      dispatch(lockSession());
    });
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [dispatch, hasLock, isLocked]);
}
