import { z } from 'zod';
import { DayMood, MoodHistory, MoodQuery, PutMood, SavedMood } from '../mood/schemas.ts';
import type { Calls } from './call.ts';
import * as name from './names/moods.ts';

export const moodCalls = {
  [name.READ_MOODS]: {
    policy: 'child',
    schema: {
      querystring: MoodQuery,
      response: { 200: z.union([DayMood, MoodHistory]), 204: z.undefined() },
    },
  },
  [name.SAVE_MOOD]: { policy: 'child', schema: { body: PutMood, response: { 200: SavedMood } } },
} satisfies Calls;
