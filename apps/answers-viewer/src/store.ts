import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { api, failureOf, staffApi } from '@lykta/api';

/** Endpoints whose 401 is an answer, not a session that ended. */
const asksWhoIsHere = new Set(['staff', 'staffSignIn']);

/** A call that finds the session gone makes the guard ask again who is here; the guard leads to the sign-in page. */
const watchSession: Middleware = (store) => (next) => (action) => {
  if (isRejectedWithValue(action) && failureOf(action.payload).code === 'not-signed-in') {
    const { endpointName } = action.meta.arg as { endpointName?: string };
    if (!asksWhoIsHere.has(endpointName ?? '')) store.dispatch(staffApi.util.invalidateTags(['Staff']));
  }
  return next(action);
};

/** The app's store: nothing but what the API told. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, watchSession),
  });
}
export type Store = ReturnType<typeof createStore>;
