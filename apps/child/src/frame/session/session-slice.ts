import type { ClientSession } from '@lykta/domain';
import { createSlice } from '@reduxjs/toolkit';
import { mayBeSignedIn } from '../storage/login-time.ts';

/** Why a session ended while the app was open: it expired, or the browser did not store its cookie. */
export type SessionEnd = 'over' | 'no-cookie';

/** Whether there may be a session in this browser, and why the last one ended. */
export interface SessionState {
  mayExist: boolean;
  ended?: SessionEnd;
  /** The current page must stay mounted while a child signs in again. */
  waits?: boolean;
  /** The child whose page is below the dialog to sign in again. */
  waiting?: ClientSession;
}

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ mayExist: mayBeSignedIn() }),
  reducers: {
    sessionBegan: ({ waits }): SessionState => ({ mayExist: true, waits }),
    sessionClosed: (): SessionState => ({ mayExist: false }),
    /** The session ended; without a reason there was none. */
    sessionLost: (_state, { payload: ended }: { payload: SessionEnd | undefined }): SessionState => ({
      mayExist: false,
      ended,
    }),
    /** The session ended, and the current page stays until the child has signed in again. */
    sessionPaused: (_state, { payload: waiting }: { payload: ClientSession }): SessionState => ({
      mayExist: false,
      ended: 'over',
      waits: true,
      waiting,
    }),
    /** A page that must stay mounted was mounted or unmounted. */
    pageWaits: (state, { payload: waits }: { payload: boolean }) => {
      state.waits = waits;
      if (!waits) delete state.waiting;
    },
  },
});

export const { sessionBegan, sessionClosed, sessionLost, sessionPaused, pageWaits } = slice.actions;
export const sessionReducer = slice.reducer;
