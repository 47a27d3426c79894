import { api, failureOf, sessionApi } from '@lykta/api';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { forgetLogin, loginTime } from '../storage/login-time.ts';
import { sessionLost, type SessionEnd } from './session-slice.ts';

const selectSession = sessionApi.endpoints.session.select();

/** A session that is refused so soon after it was given was never kept: the browser blocks cookies. */
const AT_ONCE = 15_000;

function reason(): SessionEnd {
  const since = Date.now() - (loginTime()?.getTime() ?? 0);
  return since < AT_ONCE ? 'no-cookie' : 'over';
}

/** Ends the session here as soon as any call is answered with `not-signed-in`. */
export const watchSession: Middleware = (store) => (next) => (action) => {
  if (!isRejectedWithValue(action) || failureOf(action.payload).code !== 'not-signed-in') return next(action);
  const wasOpen = selectSession(store.getState()).data !== undefined;
  const ended = wasOpen ? reason() : undefined;
  const result = next(action);
  forgetLogin();
  store.dispatch(sessionLost(ended));
  if (wasOpen) store.dispatch(api.util.resetApiState());
  return result;
};
