import { api, failureOf, sessionApi } from '@lykta/api';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { forgetLogin } from '../storage/login-time.ts';
import { sessionLost } from './session-slice.ts';

const selectSession = sessionApi.endpoints.session.select();

/** Ends the session here as soon as any call is answered with `not-signed-in`. */
export const watchSession: Middleware = (store) => (next) => (action) => {
  if (!isRejectedWithValue(action) || failureOf(action.payload).code !== 'not-signed-in') return next(action);
  const wasOpen = selectSession(store.getState()).data !== undefined;
  const result = next(action);
  forgetLogin();
  store.dispatch(sessionLost({ wasOpen }));
  if (wasOpen) store.dispatch(api.util.resetApiState());
  return result;
};
