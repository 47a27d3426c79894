import { addDays, type MoodHistory } from '@lykta/domain';
import type { StreakDay } from '@lykta/ui';
import { weekdayOf } from '../../frame/dates.ts';

const DAYS = 7;

/** Joins words with commas, and with `and` before the last. */
export function listOf(words: readonly string[], and: string): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${and} `);
}

/** The seven days that end today, the oldest first. */
export function weekUntil(today: string): string[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1));
}

/** The bulbs of a week, with short names of weekdays; `todayLabel` is the label of the last. */
export function bulbsOf(
  history: MoodHistory,
  today: string,
  weekdays: string,
  todayLabel: string,
): StreakDay[] {
  return weekUntil(today).map((day) => ({
    label: day === today ? todayLabel : weekdayOf(day, weekdays),
    lit: Object.hasOwn(history, day),
    today: day === today,
  }));
}
