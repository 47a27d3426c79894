import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answersApi } from './answers.ts';
import { api } from './base.ts';
import { moodsApi } from './moods.ts';

const key = { id: 'school', version: 1 };
const document = { answers: {}, inactive: {} };
let sent: number;
/** How many replies say busy before one goes well. */
let busy: number;
let retryAfter: string;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', { location: { protocol: 'http:', hostname: 'localhost' } });
  [sent, busy, retryAfter] = [0, 2, '2'];
  vi.stubGlobal('fetch', async () => {
    sent += 1;
    return sent > busy
      ? Response.json(document)
      : Response.json({ code: 'busy' }, { status: 503, headers: { 'Retry-After': retryAfter } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

const read = async () => {
  const reply = makeStore().dispatch(answersApi.endpoints.answers.initiate(key));
  await vi.advanceTimersByTimeAsync(60_000);
  return reply;
};

it('reads again when a busy server wants that soon', async () => {
  expect(await read()).toMatchObject({ isSuccess: true });
  expect(sent).toBe(3);
});

it('says that the server is busy after three more tries', async () => {
  busy = 100;
  expect(await read()).toMatchObject({ error: { code: 'busy', status: 503, retryAfter: 2 } });
  expect(sent).toBe(4);
});

it('does not keep anybody waiting where the server wants more than moments', async () => {
  retryAfter = '60';
  expect(await read()).toMatchObject({ error: { code: 'busy' } });
  expect(sent).toBe(1);
});

it('never writes again by itself', async () => {
  const mood = { timestamp: '2026-11-20T10:00:00Z', level0: 4 as const, level1: [] };
  const saving = makeStore().dispatch(moodsApi.endpoints.saveMood.initiate(mood));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await saving).toMatchObject({ error: { code: 'busy' } });
  expect(sent).toBe(1);
});
