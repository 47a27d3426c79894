import { api, profileApi, sessionApi } from '@lykta/api';
import { HOUR_MS } from '@lykta/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyProfile, session } from '../../testing/fixtures.ts';
import { makeStore } from '../../store.ts';
import { dropCodes, keepCode, pendingCodes } from '../storage/codes.ts';
import { forgetLogin, loginTime, rememberLogin } from '../storage/login-time.ts';
import { pageWaits, sessionBegan } from './session-slice.ts';

const refused = () =>
  Promise.resolve(
    new Response(JSON.stringify({ code: 'not-signed-in', status: 401 }), {
      status: 401,
      headers: { 'Content-Type': 'application/json' },
    }),
  );

/** A store with a session that began at `time`; every further call is refused. */
async function signedInAt(time: Date) {
  rememberLogin(time);
  const store = makeStore();
  await store.dispatch(sessionApi.util.upsertQueryData('session', undefined, session));
  store.dispatch(sessionBegan());
  vi.stubGlobal('fetch', refused);
  return store;
}

const anyCall = sessionApi.endpoints.botCheckOn.initiate;

afterEach(() => vi.unstubAllGlobals());

describe('watchSession', () => {
  it('ends the session when a call is answered with not-signed-in', async () => {
    const store = await signedInAt(new Date(Date.now() - HOUR_MS));
    await store.dispatch(anyCall('login'));
    expect(store.getState().session).toEqual({ kind: 'ended', reason: 'over' });
    expect(loginTime()).toBeUndefined();
    expect(Object.keys(store.getState()[api.reducerPath].queries)).toEqual([]);
  });

  it('that ended by itself leaves no codes and no pictures', async () => {
    const store = await signedInAt(new Date(Date.now() - HOUR_MS));
    const emptied = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('caches', { delete: emptied });
    keepCode('ABC-234');
    await store.dispatch(anyCall('login'));
    expect(pendingCodes()).toEqual([]);
    expect(emptied).toHaveBeenCalledWith('lykta-pictures');
  });

  it('leaves the code of a link alone where nobody was signed in', async () => {
    forgetLogin();
    const store = makeStore();
    keepCode('ABC-234');
    vi.stubGlobal('fetch', refused);
    await store.dispatch(anyCall('login'));
    expect(pendingCodes()).toEqual(['ABC234']);
    dropCodes();
  });

  it('locks the app when a call is answered with locked, where it has a lock', async () => {
    const store = await signedInAt(new Date());
    const select = sessionApi.endpoints.session.select();
    const isLocked = () => select(store.getState() as unknown as Parameters<typeof select>[0]).data?.locked;
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ code: 'locked', status: 403 }, { status: 403 })),
    );
    await store.dispatch(anyCall('login'));
    expect(isLocked()).toBe(false);
    await store.dispatch(sessionApi.util.upsertQueryData('session', undefined, { ...session, lock: true }));
    await store.dispatch(anyCall('create'));
    expect(isLocked()).toBe(true);
    expect(store.getState().session.kind).toBe('open');
  });

  it('keeps a page that waits, with all it holds, until it is left', async () => {
    const store = await signedInAt(new Date(Date.now() - HOUR_MS));
    store.dispatch(pageWaits(true));
    await store.dispatch(anyCall('login'));
    expect(store.getState().session).toEqual({ kind: 'paused', child: session });
    expect(loginTime()).toBeUndefined();
    expect(Object.keys(store.getState()[api.reducerPath].queries)).not.toEqual([]);

    store.dispatch(pageWaits(false));
    expect(store.getState().session).toEqual({ kind: 'ended', reason: 'over' });
    expect(Object.keys(store.getState()[api.reducerPath].queries)).toEqual([]);
  });

  it('goes on with a page that waited when the child has signed in again', async () => {
    const store = await signedInAt(new Date(Date.now() - HOUR_MS));
    store.dispatch(pageWaits(true));
    await store.dispatch(anyCall('login'));
    store.dispatch(sessionBegan());
    expect(store.getState().session).toEqual({ kind: 'open', keepsPage: true });
  });

  it('tells a browser that blocks cookies from a session that is over', async () => {
    const store = await signedInAt(new Date());
    await store.dispatch(anyCall('login'));
    expect(store.getState().session).toEqual({ kind: 'ended', reason: 'no-cookie' });
  });

  it('does not blame cookies when the session had been good for something', async () => {
    const store = await signedInAt(new Date());
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(emptyProfile)));
    await store.dispatch(profileApi.endpoints.profile.initiate());
    vi.stubGlobal('fetch', refused);
    await store.dispatch(anyCall('login'));
    expect(store.getState().session).toEqual({ kind: 'ended', reason: 'over' });
  });
});
