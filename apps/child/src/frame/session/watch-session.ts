import { api, invitationsApi, moodsApi, profileApi, sessionApi } from '@lykta/api';
import { failedCall } from '@lykta/app-shell';
import type { ClientSession } from '@lykta/domain';
import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import type { AppDispatch } from '../../store.ts';
import { forgetPictures } from '../layout/forget-pictures.ts';
import { endRemindersHere } from '../reminders/reminders-here.ts';
import { dropCodes } from '../storage/codes.ts';
import { forgetLogin, loginTime } from '../storage/login-time.ts';
import {
  sessionBegan,
  sessionLost,
  sessionPaused,
  type SessionEnd,
  type SessionState,
} from './session-slice.ts';

const selectSession = sessionApi.endpoints.session.select();

/** Marks the current session as locked, as the server does. */
export const lockSession = () =>
  sessionApi.util.updateQueryData('session', undefined, (session) => {
    if (session.lock) session.locked = true;
  });

/** Marks the current session as unlocked by the server. */
export const unlockSession = () =>
  sessionApi.util.updateQueryData('session', undefined, (session) => {
    session.locked = false;
  });

/** Successful replies, to the first calls, that only a signed-in child gets. */
const repliesToAChild = isAnyOf(
  profileApi.endpoints.profile.matchFulfilled,
  moodsApi.endpoints.dayMood.matchFulfilled,
  invitationsApi.endpoints.invitationByCode.matchFulfilled,
);

/** Milliseconds: a session refused this soon, before any successful call, was never stored by the browser. */
const AT_ONCE = 15_000;

function reasonOf(wasKept: boolean): SessionEnd {
  const since = Date.now() - (loginTime()?.getTime() ?? 0);
  return !wasKept && since < AT_ONCE ? 'no-cookie' : 'over';
}

/** Deletes what a session leaves in this browser, after a call was answered with `not-signed-in`. */
function forgetSession(before: SessionState): void {
  forgetLogin();
  endRemindersHere();
  if (before.kind !== 'open') return;
  dropCodes();
  void forgetPictures();
}

/**
 * Ends the session when any call is answered with `not-signed-in`, with the reason: expired, or cookies blocked. A
 * page that must stay mounted keeps its state until the child has signed in again or left.
 */
export const watchSession: Middleware = (store) => {
  const dispatch = store.dispatch as AppDispatch;
  const stateOf = () => (store.getState() as { session: SessionState }).session;
  let wasKept = false;

  function end(before: SessionState, child: ClientSession | undefined): void {
    const reason = reasonOf(wasKept);
    forgetSession(before);
    if (child && reason === 'over' && before.kind === 'open' && before.keepsPage) {
      dispatch(sessionPaused(child));
      return;
    }
    dispatch(sessionLost(child && reason));
    if (child) dispatch(api.util.resetApiState());
  }

  return (next) => (action) => {
    if (sessionBegan.match(action)) wasKept = false;
    if (repliesToAChild(action)) wasKept = true;
    const code = failedCall(action)?.code;
    if (code === 'locked') dispatch(lockSession());
    const before = stateOf();
    const isRefused = code === 'not-signed-in';
    const child = isRefused ? selectSession(store.getState()).data : undefined;
    const result = next(action);
    if (isRefused && before.kind !== 'paused') end(before, child);
    // The child left the page that had stayed, and with it what that page had loaded.
    if (before.kind === 'paused' && stateOf().kind === 'ended') dispatch(api.util.resetApiState());
    return result;
  };
};
