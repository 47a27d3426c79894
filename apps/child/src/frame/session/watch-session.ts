import { api, failureOf, invitationsApi, moodsApi, profileApi, sessionApi } from '@lykta/api';
import { isAnyOf, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { AppDispatch } from '../../store.ts';
import { forgetPictures } from '../layout/keep-for-offline.ts';
import { endRemindersHere } from '../reminders/reminders-here.ts';
import { dropCodes } from '../storage/codes.ts';
import { forgetLogin, loginTime } from '../storage/login-time.ts';
import {
  pageWaits,
  sessionBegan,
  sessionLost,
  sessionPaused,
  type SessionEnd,
  type SessionState,
} from './session-slice.ts';

const selectSession = sessionApi.endpoints.session.select();

/** Marks the current session as locked, as the server does. */
export const lockSession = () =>
  sessionApi.util.updateQueryData('session', undefined, (session) => {
    if (session.lock) session.locked = true;
  });

/** Marks the current session as unlocked by the server. */
export const unlockSession = () =>
  sessionApi.util.updateQueryData('session', undefined, (session) => {
    session.locked = false;
  });

/** Successful replies, to the first calls, that only a signed-in child gets. */
const repliesToAChild = isAnyOf(
  profileApi.endpoints.profile.matchFulfilled,
  moodsApi.endpoints.dayMood.matchFulfilled,
  invitationsApi.endpoints.invitationByCode.matchFulfilled,
);

/** Milliseconds: a session refused this soon, before any successful call, was never stored by the browser. */
const AT_ONCE = 15_000;

function reason(wasKept: boolean): SessionEnd {
  const since = Date.now() - (loginTime()?.getTime() ?? 0);
  return !wasKept && since < AT_ONCE ? 'no-cookie' : 'over';
}

/**
 * Ends the session when any call is answered with `not-signed-in`, with the reason: expired, or cookies blocked. A
 * page that must stay mounted keeps its state until the child has signed in again or left.
 */
export const watchSession: Middleware = (store) => {
  let wasKept = false;
  return (next) => (action) => {
    if (sessionBegan.match(action)) wasKept = false;
    if (repliesToAChild(action)) wasKept = true;
    const { session } = store.getState() as { session: SessionState };
    if (pageWaits.match(action) && !action.payload && session.waiting) {
      const result = next(action);
      store.dispatch(api.util.resetApiState());
      return result;
    }
    if (isRejectedWithValue(action) && failureOf(action.payload).code === 'locked')
      (store.dispatch as AppDispatch)(lockSession());
    if (!isRejectedWithValue(action) || failureOf(action.payload).code !== 'not-signed-in')
      return next(action);
    if (session.waiting) return next(action);
    const open = selectSession(store.getState()).data;
    const ended = open && reason(wasKept);
    const result = next(action);
    forgetLogin();
    endRemindersHere();
    if (session.mayExist) {
      dropCodes();
      forgetPictures();
    }
    if (open && ended === 'over' && session.waits) {
      store.dispatch(sessionPaused(open));
      return result;
    }
    store.dispatch(sessionLost(ended));
    if (open) store.dispatch(api.util.resetApiState());
    return result;
  };
};
