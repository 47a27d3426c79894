import { z } from 'zod';
import { DayString, Timestamp } from '../time/schema.ts';
import { emotionKeys } from './emotions.ts';
import { MAX_FEELINGS } from './limits.ts';
import { moodLevelOf } from './moods.ts';

/** The number of a mood in the API. */
export const MoodValue = z
  .int()
  .refine((value) => moodLevelOf(value) !== undefined, { error: 'no-such-mood' });
export const Emotion = z.enum(emotionKeys);

const Level1 = z
  .array(Emotion)
  .max(MAX_FEELINGS)
  .refine((list) => new Set(list).size === list.length, { error: 'duplicates' });

/** PUT clients/moods. The server decides the day from the timestamp. */
export const PutMood = z.strictObject({ timestamp: Timestamp, level0: MoodValue, level1: Level1.optional() });
export type PutMood = z.infer<typeof PutMood>;

/** The reply of PUT clients/moods; streak in days. */
export const SavedMood = z.strictObject({
  date: DayString,
  level0: MoodValue,
  level1: Level1,
  currentStreak: z.int().min(0),
});
export type SavedMood = z.infer<typeof SavedMood>;

/** GET clients/moods?date: one day; without `level0` if the day is not logged but a streak is running. */
export const DayMood = z.strictObject({
  level0: MoodValue.optional(),
  level1: Level1.optional(),
  currentStreak: z.int().min(0),
});
export type DayMood = z.infer<typeof DayMood>;

/** One day of the history. */
export const MoodEntry = z.strictObject({
  level0: MoodValue,
  level1: Level1.optional(),
  timestamp: Timestamp,
  created: Timestamp,
});
export type MoodEntry = z.infer<typeof MoodEntry>;

/** GET clients/moods: by day, `YYYY-MM-DD`. */
export const MoodHistory = z.record(DayString, MoodEntry);
export type MoodHistory = z.infer<typeof MoodHistory>;

/** The query of GET clients/moods. */
export const MoodQuery = z.strictObject({
  date: DayString.optional(),
  from: DayString.optional(),
  to: DayString.optional(),
  /** Only the oldest of these days. */
  only: z.literal('first').optional(),
});
export type MoodQuery = z.infer<typeof MoodQuery>;
