import { MoodQuery, dayOf } from '@lykta/domain';
import { READ_MOODS, SAVE_MOOD } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { invalidInput } from '../../problem.ts';
import { Ahead } from '../../security/ahead.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { loggedDays, streakWith } from './logged-days.ts';
import { openDay, openDays, storedMoods } from './moods.ts';
import { moodDay, saveMood } from './save-mood.ts';

/** Routes for the daily mood: clients/moods (docs/product.md §7). */
export function moodRoutes(app: App, { db, clock }: Services): void {
  const days = new Ahead((account) => loggedDays(account, dayOf(clock())));
  app.route({
    ...routeOf(SAVE_MOOD, { ahead: days }),
    handler: async (request) => {
      const { key } = childOf(request);
      const now = clock();
      const date = moodDay(request.body.timestamp, now);
      const logged = days.of(request);
      const isThere = logged.recent.includes(date);
      await saveMood(db, key, date, request.body, { now, isThere });
      const { level0, level1 = [] } = request.body;
      return { date, level0, level1, currentStreak: streakWith(date, logged, dayOf(now)) };
    },
  });

  const moods = new Ahead((account, { query }) => {
    const asked = MoodQuery.safeParse(query);
    return asked.success ? storedMoods(account, asked.data, dayOf(clock())) : undefined;
  });
  app.route({
    ...routeOf(READ_MOODS, { ahead: moods }),
    handler: async (request, reply) => {
      const { key } = childOf(request);
      const { date, ...period } = request.query;
      const { days = [], one } = moods.of(request);
      if (date === undefined || !one) return openDays(key, days);
      if (Object.keys(period).length > 0) throw invalidInput({ path: 'date', message: 'date-or-period' });
      const { mood, streak } = openDay(key, date, one);
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
