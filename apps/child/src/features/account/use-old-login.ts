import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { keepSignOut } from '../../frame/storage/waiting-sign-out.ts';
import { tellSignOut } from '../../frame/session/sign-out.ts';
import type { AppDispatch } from '../../store.ts';

/**
 * Ends the session of an old login as soon as it is left: who closes the page then, on somebody else's computer, leaves
 * no open account behind. With its new name the server has ended it already.
 * @param isOpen whether the server has given that session
 */
export function useOldLogin(isOpen: boolean): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      keepSignOut();
      tellSignOut(dispatch);
    };
  }, [isOpen, dispatch]);
}
