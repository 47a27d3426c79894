import { formatDay, moodLevels, type Language, type MoodHistory, type MoodLevel } from '@lykta/domain';
import { addMonths, daysOfMonth } from './months.ts';
import { moodOn } from './day-words.ts';

export interface YearMonth {
  /** `YYYY-MM` */
  month: string;
  /** The mood of each day; null where none was chosen. */
  days: (MoodLevel | null)[];
}

/** The twelve months of a year with their days. */
export function monthsOf(history: MoodHistory, year: number): YearMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = addMonths(`${year}-01`, index);
    return { month, days: daysOfMonth(month).map((day) => moodOn(history, day)) };
  });
}

/** Number of days per mood, best mood first; moods that were not chosen are omitted. */
export function countsOf({ days }: YearMonth): { level: MoodLevel; count: number }[] {
  return moodLevels
    .map((level) => ({ level, count: days.filter((day) => day === level).length }))
    .filter(({ count }) => count > 0);
}

/** "januari" */
export function monthName(month: string, language: Language): string {
  return formatDay(`${month}-15`, language, { month: 'long' });
}
