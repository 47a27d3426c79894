import { api, failureOf, sessionApi } from '@lykta/api';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { endRemindersHere } from '../reminders/reminders-here.ts';
import { forgetLogin, loginTime } from '../storage/login-time.ts';
import {
  pageWaits,
  sessionLost,
  sessionPaused,
  type SessionEnd,
  type SessionState,
} from './session-slice.ts';

const selectSession = sessionApi.endpoints.session.select();

/** A session that is refused so soon after it was given was never kept: the browser blocks cookies. */
const AT_ONCE = 15_000;

function reason(): SessionEnd {
  const since = Date.now() - (loginTime()?.getTime() ?? 0);
  return since < AT_ONCE ? 'no-cookie' : 'over';
}

/**
 * Ends the session here as soon as any call is answered with `not-signed-in`. A page that waits stays as it is, with
 * all it holds, until the child has signed in again or gone.
 */
export const watchSession: Middleware = (store) => (next) => (action) => {
  const { session } = store.getState() as { session: SessionState };
  if (pageWaits.match(action) && !action.payload && session.waiting) {
    const result = next(action);
    store.dispatch(api.util.resetApiState());
    return result;
  }
  if (!isRejectedWithValue(action) || failureOf(action.payload).code !== 'not-signed-in') return next(action);
  if (session.waiting) return next(action);
  const open = selectSession(store.getState()).data;
  const ended = open && reason();
  const result = next(action);
  forgetLogin();
  endRemindersHere();
  if (open && ended === 'over' && session.waits) {
    store.dispatch(sessionPaused(open));
    return result;
  }
  store.dispatch(sessionLost(ended));
  if (open) store.dispatch(api.util.resetApiState());
  return result;
};
