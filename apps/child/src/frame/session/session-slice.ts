import { createSlice } from '@reduxjs/toolkit';
import { mayBeSignedIn } from '../storage/login-time.ts';

/** Why a session ended while the app was open: its time was over, or the browser never kept its cookie. */
export type SessionEnd = 'over' | 'no-cookie';

/** Whether the server may know this browser, and why it no longer does. */
interface SessionState {
  mayExist: boolean;
  ended?: SessionEnd;
}

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ mayExist: mayBeSignedIn() }),
  reducers: {
    sessionBegan: (): SessionState => ({ mayExist: true }),
    sessionClosed: (): SessionState => ({ mayExist: false }),
    /** The server no longer knows the session; without a reason there was none to lose. */
    sessionLost: (_state, { payload: ended }: { payload: SessionEnd | undefined }): SessionState => ({
      mayExist: false,
      ended,
    }),
  },
});

export const { sessionBegan, sessionClosed, sessionLost } = slice.actions;
export const sessionReducer = slice.reducer;
