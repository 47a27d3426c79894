import { SIGN_IN, SIGN_OUT } from '@lykta/domain/calls';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './base.ts';
import { sessionApi } from './session.ts';
import { keepSessionIn } from './session-keeper.ts';
import { keepSignOutIn } from './sign-out.ts';

let waits = false;
let asked: string[] = [];
/** The server's reply to a sign-out; `away`: it does not reply. */
let reply: number | 'away' = 204;

beforeEach(() => {
  waits = true;
  asked = [];
  reply = 204;
  keepSignOutIn({
    waiting: () => (waits ? { everywhere: false } : undefined),
    forget: () => {
      waits = false;
    },
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    asked.push(call);
    if (call !== SIGN_OUT) return Response.json({});
    if (reply === 'away') throw new TypeError('Failed to fetch');
    if (reply === 204) return new Response(null, { status: 204 });
    return Response.json({ code: 'not-signed-in', status: reply }, { status: reply });
  });
});
afterEach(() => {
  waits = false;
  keepSessionIn(undefined);
  vi.unstubAllGlobals();
});

const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
const { session, signIn, sendSignOut } = sessionApi.endpoints;

it('is told before any other call, once', async () => {
  const store = makeStore();
  await Promise.all([
    store.dispatch(sendSignOut.initiate()),
    store.dispatch(signIn.initiate({ username: 'kim@exempel.se', password: 'ett lösenord' })),
  ]);
  expect(asked).toEqual([SIGN_OUT, SIGN_IN]);
  expect(waits).toBe(false);
});

it('that the server has not heard of lets nobody come back', async () => {
  const store = makeStore();
  reply = 'away';
  expect(await store.dispatch(session.initiate())).toMatchObject({ error: { code: 'offline' } });
  expect(asked).toEqual([SIGN_OUT]);
  expect(waits).toBe(true);

  reply = 204;
  await store.dispatch(sendSignOut.initiate());
  expect(waits).toBe(false);
});

it.each([
  [401, false],
  [403, false],
  [429, true],
  [500, true],
])('answered with %i waits on: %s', async (status, waitsOn) => {
  reply = status;
  await makeStore().dispatch(sendSignOut.initiate());
  expect(waits).toBe(waitsOn);
});

it('in the native shell forgets the kept token when it is told', async () => {
  let kept: string | null = 'secret';
  keepSessionIn({
    session: {
      read: async () => kept,
      write: async (token) => {
        kept = token;
      },
    },
    device: { read: async () => null, write: async () => undefined },
  });
  await makeStore().dispatch(sendSignOut.initiate());
  expect(kept).toBeNull();
});
