import { expect, test, vi } from 'vitest';
import { sessionView } from './session-view.ts';

const refetch = () => undefined;
const refused = { status: 401, code: 'not-signed-in' };
const offline = { status: 0, code: 'offline' };

test('nobody is known until the server has answered', () => {
  expect(sessionView({ refetch })).toEqual({ kind: 'restoring' });
});

test('a session that the server knows is open, also while a later call fails', () => {
  expect(sessionView({ data: 'Kim', refetch })).toEqual({ kind: 'in', session: 'Kim' });
  expect(sessionView({ data: 'Kim', error: offline, refetch })).toEqual({ kind: 'in', session: 'Kim' });
});

test('a refusal says whether somebody was signed in before', () => {
  expect(sessionView({ error: refused, refetch })).toEqual({ kind: 'out', ended: false });
  expect(sessionView({ data: 'Kim', error: refused, refetch })).toEqual({ kind: 'out', ended: true });
});

test('a server out of reach is asked again', () => {
  const again = vi.fn();
  const view = sessionView({ error: offline, refetch: again });
  expect(view).toMatchObject({ kind: 'unreachable', failure: offline });
  if (view.kind === 'unreachable') view.retry();
  expect(again).toHaveBeenCalledOnce();
});
