import {
  localeOf,
  moodLevelOf,
  moodLevels,
  type Language,
  type MoodHistory,
  type MoodLevel,
} from '@lykta/domain';

export interface YearMonth {
  /** 1 to 12. */
  month: number;
  /** The mood of each day; null where none was chosen. */
  days: (MoodLevel | null)[];
}

const two = (number: number) => String(number).padStart(2, '0');

/** The twelve months of a year with their days. */
export function monthsOf(history: MoodHistory, year: number): YearMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const days = Array.from({ length }, (_, day) => {
      const value = history[`${year}-${two(month)}-${two(day + 1)}`]?.level0;
      return value === undefined ? null : (moodLevelOf(value) ?? null);
    });
    return { month, days };
  });
}

/** Number of days per mood, best mood first; moods that were not chosen are omitted. */
export function countsOf({ days }: YearMonth): { level: MoodLevel; count: number }[] {
  return moodLevels
    .map((level) => ({ level, count: days.filter((day) => day === level).length }))
    .filter(({ count }) => count > 0);
}

/** "januari", or "jan" where space is limited. */
export function monthName(month: number, language: Language, length: 'long' | 'short'): string {
  const name = new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    timeZone: 'UTC',
  });
  const text = name.format(new Date(Date.UTC(2026, month - 1, 15)));
  return length === 'short' ? text.slice(0, 3) : text;
}
