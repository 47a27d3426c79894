import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { accountApi } from './account.ts';
import { api } from './base.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads the problem of a call whose reply is text', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', { location: { protocol: 'http:', hostname: 'localhost' } });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ code: 'confirm-password', status: 403 }), { status: 403 })),
  );
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const reply = await store.dispatch(accountApi.endpoints.exportData.initiate());
  expect(reply.error).toMatchObject({ status: 403, code: 'confirm-password' });
});
