import type { ClientSession } from '@lykta/domain';
import { createSlice } from '@reduxjs/toolkit';
import { mayBeSignedIn } from '../storage/login-time.ts';

/** Why a session ended while the app was open: its time was over, or the browser never kept its cookie. */
export type SessionEnd = 'over' | 'no-cookie';

/** Whether the server may know this browser, and why it no longer does. */
export interface SessionState {
  mayExist: boolean;
  ended?: SessionEnd;
  /** A page is shown that may not be torn down while a child signs in again. */
  waits?: boolean;
  /** Whose page waits under the dialog that asks to sign in again. */
  waiting?: ClientSession;
}

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ mayExist: mayBeSignedIn() }),
  reducers: {
    sessionBegan: ({ waits }): SessionState => ({ mayExist: true, waits }),
    sessionClosed: (): SessionState => ({ mayExist: false }),
    /** The server no longer knows the session; without a reason there was none to lose. */
    sessionLost: (_state, { payload: ended }: { payload: SessionEnd | undefined }): SessionState => ({
      mayExist: false,
      ended,
    }),
    /** The session is over, and the page at hand waits until the child has signed in again. */
    sessionPaused: (_state, { payload: waiting }: { payload: ClientSession }): SessionState => ({
      mayExist: false,
      ended: 'over',
      waits: true,
      waiting,
    }),
    /** A page that waits for its child came up, or went. */
    pageWaits: (state, { payload: waits }: { payload: boolean }) => {
      state.waits = waits;
      if (!waits) delete state.waiting;
    },
  },
});

export const { sessionBegan, sessionClosed, sessionLost, sessionPaused, pageWaits } = slice.actions;
export const sessionReducer = slice.reducer;
