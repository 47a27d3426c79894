import { api, keepSignOutIn } from '@lykta/api';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { closedHelpReducer } from './frame/help/closed-help.ts';
import { sessionReducer } from './frame/session/session-slice.ts';
import { watchSession } from './frame/session/watch-session.ts';
import { forgetSignOut, waitingSignOut } from './frame/storage/waiting-sign-out.ts';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  closedHelp: closedHelpReducer,
});

/** The app's store: the API's replies, and the session. */
export function makeStore() {
  keepSignOutIn({ waiting: waitingSignOut, forget: forgetSignOut });
  return configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(api.middleware, watchSession),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<typeof reducer>;
export type AppDispatch = AppStore['dispatch'];
