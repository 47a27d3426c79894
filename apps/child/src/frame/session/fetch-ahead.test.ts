import { api } from '@lykta/api';
import { READ_INVITATIONS, READ_MOODS, READ_PROFILE, READ_SESSION } from '@lykta/domain/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyProfile, session } from '../../testing/fixtures.ts';
import { makeStore } from '../../store.ts';
import { forgetLogin, rememberLogin } from '../storage/login-time.ts';
import { fetchAhead } from './fetch-ahead.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const nothing = () => Promise.resolve();
let asked: string[] = [];

/** A server that answers by call. */
function serve(replies: Record<string, () => Response | Promise<Response>>): void {
  vi.stubGlobal('fetch', (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    asked.push(call);
    return Promise.resolve(replies[call]?.() ?? json({ code: 'not-found', status: 404 }, 404));
  });
}

const child = {
  [READ_SESSION]: () => json(session),
  [READ_PROFILE]: () => json(emptyProfile),
  [READ_INVITATIONS]: () => json({ pending: [], accepted: [] }),
  [READ_MOODS]: () => json({}),
};

beforeEach(() => {
  asked = [];
  rememberLogin(new Date());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('fetchAhead', () => {
  it('has what home shows before the first drawing', async () => {
    serve(child);
    const store = makeStore();
    await fetchAhead(store, '/home', nothing);
    const { queries } = store.getState()[api.reducerPath];
    const known = Object.values(queries).map((query) => `${query?.endpointName} ${query?.status}`);
    expect(known.sort()).toEqual([
      'dayMood fulfilled',
      'invitations fulfilled',
      'moodDays fulfilled',
      'profile fulfilled',
      'session fulfilled',
    ]);
  });

  it('asks only who is signed in for another screen', async () => {
    serve(child);
    await fetchAhead(makeStore(), '/settings', nothing);
    expect(asked).toEqual([READ_SESSION]);
  });

  it('asks nothing where nobody can be signed in', async () => {
    forgetLogin();
    serve(child);
    await fetchAhead(makeStore(), '/login', nothing);
    expect(asked).toEqual([]);
  });

  it('asks nothing more once the session is refused', async () => {
    serve({ [READ_SESSION]: () => json({ code: 'not-signed-in', status: 401 }, 401) });
    const store = makeStore();
    await fetchAhead(store, '/home', nothing);
    expect(asked).toEqual([READ_SESSION]);
    expect(store.getState().session).toEqual({ kind: 'none' });
  });

  it('waits a second for a slow server, not longer', async () => {
    vi.useFakeTimers();
    serve({ [READ_SESSION]: () => new Promise<Response>(() => {}) });
    const done = vi.fn();
    void fetchAhead(makeStore(), '/home', nothing).then(done);
    await vi.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('waits for the code of the screen, for who is signed in or out', async () => {
    serve(child);
    const preload = vi.fn(nothing);
    await fetchAhead(makeStore(), '/settings', preload);
    forgetLogin();
    await fetchAhead(makeStore(), '/login', preload);
    expect(preload.mock.calls).toEqual([[true], [false]]);
  });
});
