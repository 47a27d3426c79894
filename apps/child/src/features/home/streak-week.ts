import { addDays, type Language, type MoodHistory } from '@lykta/domain';
import type { StreakDay } from '@lykta/ui';

const DAYS = 7;
const locales: Record<Language, string> = { sv: 'sv-SE', en: 'en-GB' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than a slow phone has between two frames: each is made once. */
function formatOf(language: Language, weekday: 'short' | 'long'): Intl.DateTimeFormat {
  const key = `${language} ${weekday}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** A weekday of a `YYYY-MM-DD`, in three letters or whole. */
export function weekdayOf(day: string, language: Language, weekday: 'short' | 'long'): string {
  const name = formatOf(language, weekday).format(new Date(`${day}T12:00:00Z`));
  return weekday === 'short' ? name.slice(0, 3) : name;
}

/** The seven days that end today, the oldest first. */
export function weekUntil(today: string): string[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1));
}

/** The bulbs of a week; `todayLabel` stands under the last. */
export function bulbsOf(
  history: MoodHistory,
  today: string,
  language: Language,
  todayLabel: string,
): StreakDay[] {
  return weekUntil(today).map((day) => ({
    label: day === today ? todayLabel : weekdayOf(day, language, 'short'),
    lit: day in history,
    today: day === today,
  }));
}
