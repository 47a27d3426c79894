import {
  emotions,
  localText,
  moodLevelOf,
  moods,
  type Language,
  type MoodEntry,
  type MoodHistory,
  type MoodLevel,
  own,
} from '@lykta/domain';

/** The mood of a day; null where none was chosen. */
export function moodOn(history: MoodHistory, day: string): MoodLevel | null {
  const value = own(history, day)?.level0;
  return value === undefined ? null : (moodLevelOf(value) ?? null);
}

/** The name of a mood: "Bra". */
export const moodWord = (level: MoodLevel, language: Language): string =>
  localText(moods[level].label, language);

/** The feelings of a day in words. */
export const feelingWords = (entry: MoodEntry | undefined, language: Language): string[] =>
  (entry?.level1 ?? []).map((key) => localText(emotions[key].label, language));
