import { expect, it } from 'vitest';
import { session } from '../../testing/fixtures.ts';
import {
  pageWaits,
  sessionBegan,
  sessionClosed,
  sessionLost,
  sessionPaused,
  sessionReducer,
  type SessionState,
} from './session-slice.ts';

const none: SessionState = { kind: 'none' };
const open: SessionState = { kind: 'open', keepsPage: false };
const keeping: SessionState = { kind: 'open', keepsPage: true };
const paused: SessionState = { kind: 'paused', child: session };
const over: SessionState = { kind: 'ended', reason: 'over' };

it.each([
  ['a session begins', none, sessionBegan(), open],
  ['a session begins after another has ended', over, sessionBegan(), open],
  ['a page that must stay is shown', open, pageWaits(true), keeping],
  ['it is left', keeping, pageWaits(false), open],
  ['the session of its child ends', keeping, sessionPaused(session), paused],
  ['the child signs in again and has its page', paused, sessionBegan(), keeping],
  ['the child leaves the page instead', paused, pageWaits(false), over],
  ['the child does not sign in again', paused, sessionLost('over'), over],
  ['the session of another page ends', open, sessionLost('over'), over],
  ['there was no session', open, sessionLost(undefined), none],
  ['the child signs out', keeping, sessionClosed(), none],
  ['a page of nobody changes nothing', none, pageWaits(true), none],
  ['a page that goes with its session changes nothing', over, pageWaits(false), over],
])('%s', (_name, before, action, after) => {
  expect(sessionReducer(before, action)).toEqual(after);
});
