import { dayOf, DayMood, MoodHistory, MoodQuery, PutMood, SavedMood } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { invalidInput } from '../../http/problem.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { currentStreak, moodDay, readMood, readMoods, saveMood } from './moods.ts';

/** The daily mood: docs/product.md §7, clients/moods. */
export function moodRoutes(app: App, { db, clock }: Services): void {
  const config = { policy: 'child' } as const;

  app.put(
    '/clients/moods',
    { config, schema: { body: PutMood, response: { 200: SavedMood } } },
    async (request) => {
      const { id, key } = childOf(request);
      const now = clock();
      const date = moodDay(request.body.timestamp, now);
      await saveMood(db, key, date, request.body, now);
      const { level0, level1 = [] } = request.body;
      return { date, level0, level1, currentStreak: await currentStreak(db, id, dayOf(now)) };
    },
  );

  app.get(
    '/clients/moods',
    {
      config,
      schema: {
        querystring: MoodQuery,
        response: { 200: z.union([DayMood, MoodHistory]), 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id, key } = childOf(request);
      const { date, from, to } = request.query;
      if (date === undefined) return readMoods(db, key, { from, to });
      if (from !== undefined || to !== undefined)
        throw invalidInput({ path: 'date', message: 'date-or-period' });
      const [mood, streak] = await Promise.all([
        readMood(db, key, date),
        currentStreak(db, id, dayOf(clock())),
      ]);
      if (!mood && streak === 0) return reply.code(204).send();
      const { level0, level1 } = mood ?? {};
      return {
        currentStreak: streak,
        ...(level0 === undefined ? {} : { level0 }),
        ...(level1 === undefined ? {} : { level1 }),
      };
    },
  );
}
