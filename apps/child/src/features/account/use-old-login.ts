import { sessionApi } from '@lykta/api';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../store.ts';

/**
 * Ends the session of an old login as soon as it is left, or has its new name: signing in with that comes next, and who
 * closes the page then, on somebody else's computer, leaves no open account behind.
 * @param isOpen whether the server has given that session
 */
export function useOldLogin(isOpen: boolean): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      void dispatch(sessionApi.endpoints.signOut.initiate({}, { track: false }));
    };
  }, [isOpen, dispatch]);
}
