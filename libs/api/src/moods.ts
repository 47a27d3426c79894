import type { DayMood, MoodHistory, MoodQuery } from '@lykta/domain';
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
      invalidatesTags: ['Moods'],
    }),
  }),
});

export const { useDayMoodQuery, useMoodDaysQuery, useSaveMoodMutation } = moodsApi;
