import { dayOf, own, type DayMood, type MoodHistory, type MoodQuery } from '@lykta/domain';
import { READ_MOODS, SAVE_MOOD } from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** Calls for the moods (docs/product.md §3, Mood). */
export const moodsApi = api.enhanceEndpoints({ addTagTypes: ['Moods'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Reads one day, `YYYY-MM-DD`; null if nothing is logged and no streak is running. */
    dayMood: build.query<DayMood | null, string>({
      query: (date) => ({ call: READ_MOODS, querystring: { date } }),
      providesTags: ['Moods'],
    }),
    /** Reads the logged days of a period, both ends included, `YYYY-MM-DD`; `only: 'first'` the oldest of them. */
    moodDays: build.query<MoodHistory, Omit<MoodQuery, 'date'>>({
      query: (querystring) => ({ call: READ_MOODS, querystring }),
      providesTags: ['Moods'],
    }),
    saveMood: build.mutation<ReplyOf<typeof SAVE_MOOD>, BodyOf<typeof SAVE_MOOD>>({
      query: (body) => ({ call: SAVE_MOOD, body }),
      // Home is lit at once. The days are read anew when its lantern is lit (use-days-anew.ts of the app): a reply
      // would be drawn while the light moves.
      onQueryStarted: async ({ timestamp, level0, level1 }, { dispatch, getState, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        const { currentStreak } = saved.data;
        const day = dayOf(new Date(timestamp));
        dispatch(moodsApi.util.updateQueryData('dayMood', day, () => ({ level0, level1, currentStreak })));
        for (const period of moodsApi.util.selectCachedArgsForQuery(getState(), 'moodDays'))
          if (!period.only && (period.from ?? '') <= day && day <= (period.to ?? day))
            dispatch(
              moodsApi.util.updateQueryData('moodDays', period, (days) => {
                const created = own(days, day)?.created ?? timestamp;
                return Object.fromEntries([
                  ...Object.entries(days),
                  [day, { level0, level1, timestamp, created }],
                ]);
              }),
            );
      },
    }),
  }),
});

export const { useDayMoodQuery, useMoodDaysQuery, useSaveMoodMutation } = moodsApi;
