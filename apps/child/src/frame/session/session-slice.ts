import { createSlice } from '@reduxjs/toolkit';
import { mayBeSignedIn } from '../storage/login-time.ts';

/** Whether the server may know this browser, and whether a session ended while the app was open. */
interface SessionState {
  mayExist: boolean;
  ended: boolean;
}

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ mayExist: mayBeSignedIn(), ended: false }),
  reducers: {
    sessionBegan: () => ({ mayExist: true, ended: false }),
    sessionClosed: () => ({ mayExist: false, ended: false }),
    /** The server no longer knows the session; said to the child only if there was one. */
    sessionLost: (_state, { payload }: { payload: { wasOpen: boolean } }) => ({
      mayExist: false,
      ended: payload.wasOpen,
    }),
  },
});

export const { sessionBegan, sessionClosed, sessionLost } = slice.actions;
export const sessionReducer = slice.reducer;
