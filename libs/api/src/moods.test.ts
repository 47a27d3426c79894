import { dayOf } from '@lykta/domain';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { moodsApi } from './moods.ts';

const now = '2026-11-20T10:00:00.000Z';
const today = dayOf(new Date(now));

afterEach(() => vi.unstubAllGlobals());

it('knows the mood of the day as soon as it is saved, before the days are read anew', async () => {
  let saved = false;
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'GET')
      // Once it is saved, reading takes for ever.
      return saved ? new Promise(() => {}) : Promise.resolve(Response.json({ currentStreak: 0 }));
    saved = true;
    return Promise.resolve(Response.json({ date: today, level0: 0, level1: [], currentStreak: 1 }));
  });
  const store = configureStore({
    reducer: { [moodsApi.reducerPath]: moodsApi.reducer },
    middleware: (before) => before().concat(moodsApi.middleware),
  });
  const day = moodsApi.endpoints.dayMood;
  await store.dispatch(day.initiate(today));
  await store.dispatch(moodsApi.endpoints.saveMood.initiate({ timestamp: now, level0: 0, level1: [] }));
  await vi.waitFor(() =>
    expect(day.select(today)(store.getState()).data).toEqual({ level0: 0, level1: [], currentStreak: 1 }),
  );
});
