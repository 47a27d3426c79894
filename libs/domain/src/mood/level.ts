import type { LocalText } from '../text.ts';

/** The six moods, best first; each has a value from 5 down to 0 (docs/product.md §3, Mood). */
export const moodLevels = ['SUPER', 'GOOD', 'OK', 'MEH', 'BAD', 'CRAPPY'] as const;
export type MoodLevel = (typeof moodLevels)[number];

export const moodValues: Record<MoodLevel, number> = { SUPER: 5, GOOD: 4, OK: 3, MEH: 2, BAD: 1, CRAPPY: 0 };

export const moodLabels: Record<MoodLevel, LocalText> = {
  SUPER: { sv: 'Super', en: 'Super' },
  GOOD: { sv: 'Bra', en: 'Good' },
  OK: { sv: 'Okej', en: 'Okay' },
  MEH: { sv: 'Sådär', en: 'So-so' },
  BAD: { sv: 'Dåligt', en: 'Bad' },
  CRAPPY: { sv: 'Botten', en: 'Awful' },
};

/** Whether a mood is one of the two hardest: help is in sight then, and nothing cheers. */
export const isHardMood = (level: MoodLevel): boolean => level === 'BAD' || level === 'CRAPPY';

/** The mood of a value 0–5, or undefined for any other number. */
export function moodLevelOf(value: number): MoodLevel | undefined {
  return moodLevels.find((level) => moodValues[level] === value);
}

/** The mood named in a path such as /mood/good, whatever its letter case; undefined for any other word. */
export function moodLevelFromParam(param: string): MoodLevel | undefined {
  return moodLevels.find((level) => level.toLowerCase() === param.toLowerCase());
}
