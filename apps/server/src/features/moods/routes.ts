import { dayOf } from '@lykta/domain';
import { READ_MOODS, SAVE_MOOD } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { invalidInput } from '../../problem.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { moodDay, readMood, readMoods, saveMood } from './moods.ts';

/** Routes for the daily mood: clients/moods (docs/product.md §7). */
export function moodRoutes(app: App, { db, clock }: Services): void {
  app.route({
    ...routeOf(SAVE_MOOD),
    handler: async (request) => {
      const { key } = childOf(request);
      const now = clock();
      const date = moodDay(request.body.timestamp, now);
      const currentStreak = await saveMood(db, key, date, request.body, now);
      const { level0, level1 = [] } = request.body;
      return { date, level0, level1, currentStreak };
    },
  });

  app.route({
    ...routeOf(READ_MOODS),
    handler: async (request, reply) => {
      const { key } = childOf(request);
      const { date, ...period } = request.query;
      if (date === undefined) return readMoods(db, key, period);
      if (Object.keys(period).length > 0) throw invalidInput({ path: 'date', message: 'date-or-period' });
      const { mood, streak } = await readMood(db, key, date, dayOf(clock()));
      if (!mood && streak === 0) return reply.code(204).send();
      const { level0, level1 } = mood ?? {};
      return {
        currentStreak: streak,
        ...(level0 === undefined ? {} : { level0 }),
        ...(level1 === undefined ? {} : { level1 }),
      };
    },
  });
}
