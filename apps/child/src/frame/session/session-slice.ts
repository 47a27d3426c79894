import type { ClientSession } from '@lykta/domain';
import { createSlice } from '@reduxjs/toolkit';
import { mayBeSignedIn } from '../storage/login-time.ts';

/** Why a session ended while the app was open: it expired, or the browser did not store its cookie. */
export type SessionEnd = 'over' | 'no-cookie';

/** What this browser knows of a session. Every legal transition is a reducer below. */
export type SessionState =
  /** Nobody is signed in here. */
  | { kind: 'none' }
  /** There may be a session; the server says whose. `keepsPage`: the current page must outlast its end. */
  | { kind: 'open'; keepsPage: boolean }
  /** The session ended; this child's page stays mounted below the dialog to sign in again. */
  | { kind: 'paused'; child: ClientSession }
  | { kind: 'ended'; reason: SessionEnd };

function keepsPage(state: SessionState): boolean {
  switch (state.kind) {
    case 'open':
      return state.keepsPage;
    case 'paused':
      return true;
    case 'none':
    case 'ended':
      return false;
  }
  return state satisfies never;
}

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => (mayBeSignedIn() ? { kind: 'open', keepsPage: false } : { kind: 'none' }),
  reducers: {
    sessionBegan: (state): SessionState => ({ kind: 'open', keepsPage: keepsPage(state) }),
    /** The child signed out. */
    sessionClosed: (): SessionState => ({ kind: 'none' }),
    /** The session ended; without a reason there was none. */
    sessionLost: (_state, { payload: reason }: { payload: SessionEnd | undefined }): SessionState =>
      reason ? { kind: 'ended', reason } : { kind: 'none' },
    /** The session ended, and the current page stays until the child has signed in again. */
    sessionPaused: (_state, { payload: child }: { payload: ClientSession }): SessionState => ({
      kind: 'paused',
      child,
    }),
    /** A page that must stay mounted was mounted or unmounted. */
    pageWaits: (state, { payload: waits }: { payload: boolean }): SessionState => {
      switch (state.kind) {
        case 'open':
          return { kind: 'open', keepsPage: waits };
        case 'paused':
          return waits ? state : { kind: 'ended', reason: 'over' };
        case 'none':
        case 'ended':
          return state;
      }
      return state satisfies never;
    },
  },
});

export const { sessionBegan, sessionClosed, sessionLost, sessionPaused, pageWaits } = slice.actions;
export const sessionReducer = slice.reducer;
