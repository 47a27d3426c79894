import { addDays, type MoodHistory } from '@lykta/domain';
import type { StreakDay } from '@lykta/ui';

const DAYS = 7;
const SHORT = 3;

/**
 * The name of the weekday of a `YYYY-MM-DD`.
 * @param weekdays all seven from Sunday on, with spaces between: a page's first format of the platform's own takes a
 * slow phone a tenth of a second
 */
export function weekdayOf(day: string, weekdays: string): string {
  return weekdays.split(' ')[new Date(`${day}T12:00:00Z`).getUTCDay()]!;
}

/** Words one after the other, with a word before the last. */
export function listOf(words: readonly string[], and: string): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${and} `);
}

/** The seven days that end today, the oldest first. */
export function weekUntil(today: string): string[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1));
}

/** The bulbs of a week; `todayLabel` stands under the last. */
export function bulbsOf(
  history: MoodHistory,
  today: string,
  weekdays: string,
  todayLabel: string,
): StreakDay[] {
  return weekUntil(today).map((day) => ({
    label: day === today ? todayLabel : weekdayOf(day, weekdays).slice(0, SHORT),
    lit: Object.hasOwn(history, day),
    today: day === today,
  }));
}
