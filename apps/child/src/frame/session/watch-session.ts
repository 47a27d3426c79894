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

/** Marks the session at hand as locked, as the server does. */
export const lockSession = () =>
  sessionApi.util.updateQueryData('session', undefined, (session) => {
    if (session.lock) session.locked = true;
  });

/** The server has unlocked the session at hand. */
export const unlockSession = () =>
  sessionApi.util.updateQueryData('session', undefined, (session) => {
    session.locked = false;
  });

/** What a child asks for first, and what only a child who is signed in gets. */
const repliesToAChild = isAnyOf(
  profileApi.endpoints.profile.matchFulfilled,
  moodsApi.endpoints.dayMood.matchFulfilled,
  invitationsApi.endpoints.invitationByCode.matchFulfilled,
);

/** A session that is refused so soon after it was given, before any call got a reply, was never kept. */
const AT_ONCE = 15_000;

function reason(wasKept: boolean): SessionEnd {
  const since = Date.now() - (loginTime()?.getTime() ?? 0);
  return !wasKept && since < AT_ONCE ? 'no-cookie' : 'over';
}

/**
 * Ends the session here as soon as any call is answered with `not-signed-in`, and says why: it is over, or the browser
 * blocks cookies. A page that waits stays as it is, with all it holds, until the child has signed in again or gone.
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
