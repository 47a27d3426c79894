import { present } from '@lykta/domain';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountApi } from './account.ts';
import { api } from './base.ts';
import { keepSessionIn } from './session-keeper.ts';
import { sessionApi } from './session.ts';

let kept: string | null;
let device: string | null;
let asked: Request[];
let replies: { status: number; body: unknown; device?: string }[];

const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
const signIn = sessionApi.endpoints.signIn.initiate({
  username: '0701234567',
  password: 'hemligt',
  altcha: '',
});

beforeEach(() => {
  kept = null;
  device = null;
  asked = [];
  replies = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    const { status, body, device } = replies.shift() ?? { status: 200, body: { id: 'a' } };
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (device !== undefined) headers.set('X-Lykta-Device', device);
    return new Response(JSON.stringify(body), { status, headers });
  });
});
afterEach(() => {
  keepSessionIn(undefined);
  vi.unstubAllGlobals();
});

/** Stores the session as the native shell does, with a variable as keychain. */
const inShell = () =>
  keepSessionIn({
    session: {
      read: async () => kept,
      write: async (token) => {
        kept = token;
      },
    },
    device: {
      read: async () => device,
      write: async (token) => {
        device = token;
      },
    },
  });

it('says nothing about the caller in a browser, and keeps no token', async () => {
  replies = [{ status: 200, body: { id: 'a', token: 'secret' } }];
  await makeStore().dispatch(signIn);
  expect(present(asked[0], 'asked[0]').headers.get('X-Lykta-Client')).toBeNull();
  expect(present(asked[0], 'asked[0]').headers.get('Authorization')).toBeNull();
  expect(present(asked[0], 'asked[0]').headers.get('X-Lykta-Device')).toBeNull();
});

it('keeps the token of a sign-in in the shell, and calls with it', async () => {
  inShell();
  const store = makeStore();
  replies = [{ status: 200, body: { id: 'a', token: 'secret' } }];
  await store.dispatch(signIn);
  expect(asked[0]?.headers.get('X-Lykta-Client')).toBe('native');
  expect(kept).toBe('secret');
  await store.dispatch(sessionApi.endpoints.session.initiate());
  expect(asked[1]?.headers.get('Authorization')).toBe('Bearer secret');
});

it('keeps in the shell that an account has signed in there, beyond its session, until the server says no more', async () => {
  inShell();
  const store = makeStore();
  replies = [{ status: 200, body: { id: 'a', token: 'secret' }, device: 'known' }];
  await store.dispatch(signIn);
  replies = [{ status: 401, body: { code: 'not-signed-in', status: 401 } }];
  await store.dispatch(sessionApi.endpoints.session.initiate());
  expect(kept).toBeNull();
  await store.dispatch(signIn);
  expect(asked[2]?.headers.get('X-Lykta-Device')).toBe('known');
  replies = [{ status: 200, body: null, device: '' }];
  await store.dispatch(accountApi.endpoints.deleteAccount.initiate('a'));
  expect(device).toBeNull();
});

it('leaves the token of a reset alone', async () => {
  inShell();
  kept = 'secret';
  await makeStore().dispatch(
    accountApi.endpoints.finishPasswordReset.initiate({ token: 'reset', password: 'ett nytt ord' }),
  );
  expect(asked[0]?.headers.get('Authorization')).toBe('Bearer reset');
});

it('forgets the token when the server no longer knows it', async () => {
  inShell();
  kept = 'secret';
  replies = [{ status: 401, body: { code: 'not-signed-in', status: 401 } }];
  await makeStore().dispatch(sessionApi.endpoints.botCheckOn.initiate('login'));
  expect(kept).toBeNull();
});
