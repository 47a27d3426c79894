import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { keepSignOut } from '../../frame/storage/waiting-sign-out.ts';
import { sendSignOut } from '../../frame/session/sign-out.ts';
import type { AppDispatch } from '../../store.ts';

/**
 * Ends the session of an old login when the child leaves the migration, so that no open account stays behind on a
 * shared computer. After a successful migration the server has already ended it.
 * @param isOpen whether the server has given that session
 */
export function useOldLogin(isOpen: boolean): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      keepSignOut();
      sendSignOut(dispatch);
    };
  }, [isOpen, dispatch]);
}
