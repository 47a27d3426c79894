import { api, staffApi } from '@lykta/api';
import { failedCall } from '@lykta/app-shell';
import { configureStore, type Middleware } from '@reduxjs/toolkit';

/** Endpoints where a 401 is a normal answer and no ended session. */
const asksWhoIsHere = new Set(['staff', 'staffSignIn']);

/** When a call finds that the session has ended, the guard asks the server again and redirects to the sign-in page. */
const watchSession: Middleware = (store) => (next) => (action) => {
  const failed = failedCall(action);
  if (failed?.code === 'not-signed-in' && !asksWhoIsHere.has(failed.endpoint))
    store.dispatch(staffApi.util.invalidateTags(['Staff']));
  return next(action);
};

/** The app's store: only the API's replies. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, watchSession),
  });
}
export type Store = ReturnType<typeof createStore>;
