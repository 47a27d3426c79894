import { addDays, dayOf } from '@lykta/domain';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { moodsApi } from './moods.ts';

const now = '2026-11-20T10:00:00.000Z';
const today = dayOf(new Date(now));

afterEach(() => vi.unstubAllGlobals());

it('knows a saved mood at once, in the day and in the days around it, and reads nothing meanwhile', async () => {
  let saved = false;
  let readAfter = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'GET') {
      if (saved) readAfter += 1;
      const isDay = new URL(request.url).searchParams.has('date');
      return Promise.resolve(Response.json(isDay ? { currentStreak: 0 } : {}));
    }
    saved = true;
    return Promise.resolve(Response.json({ date: today, level0: 0, level1: [], currentStreak: 1 }));
  });
  const store = configureStore({
    reducer: { [moodsApi.reducerPath]: moodsApi.reducer },
    middleware: (before) => before().concat(moodsApi.middleware),
  });
  const day = moodsApi.endpoints.dayMood;
  const days = moodsApi.endpoints.moodDays;
  const week = { from: addDays(today, -6), to: today };
  const before = { from: addDays(today, -9), to: addDays(today, -3) };
  await store.dispatch(day.initiate(today));
  await Promise.all([store.dispatch(days.initiate(week)), store.dispatch(days.initiate(before))]);
  await store.dispatch(moodsApi.endpoints.saveMood.initiate({ timestamp: now, level0: 0, level1: [] }));
  await vi.waitFor(() =>
    expect(day.select(today)(store.getState()).data).toEqual({ level0: 0, level1: [], currentStreak: 1 }),
  );
  expect(days.select(week)(store.getState()).data).toEqual({
    [today]: { level0: 0, level1: [], timestamp: now, created: now },
  });
  expect(days.select(before)(store.getState()).data).toEqual({});
  expect(readAfter).toBe(0);
});
