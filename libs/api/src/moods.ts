import type { DayMood, MoodHistory, PutMood, SavedMood } from '@lykta/domain';
import { api } from './base.ts';

/** The mood log (docs/product.md §3, Mood). */
export const moodsApi = api.enhanceEndpoints({ addTagTypes: ['Moods'] }).injectEndpoints({
  endpoints: (build) => ({
    /** One day, `YYYY-MM-DD`; null when nothing is logged and no streak is running. */
    dayMood: build.query<DayMood | null, string>({
      query: (date) => `clients/moods?date=${date}`,
      providesTags: ['Moods'],
    }),
    moodHistory: build.query<MoodHistory, void>({ query: () => 'clients/moods', providesTags: ['Moods'] }),
    /** The logged days of a stretch, both ends included, `YYYY-MM-DD`. */
    moodDays: build.query<MoodHistory, { from: string; to: string }>({
      query: ({ from, to }) => `clients/moods?from=${from}&to=${to}`,
      providesTags: ['Moods'],
    }),
    saveMood: build.mutation<SavedMood, PutMood>({
      query: (body) => ({ url: 'clients/moods', method: 'PUT', body }),
      invalidatesTags: ['Moods'],
    }),
  }),
});

export const { useDayMoodQuery, useMoodHistoryQuery, useMoodDaysQuery, useSaveMoodMutation } = moodsApi;
