import { addDays, dayOf, formatDay, formatDays, languages, type Language } from '@lykta/domain';

/** Possible lengths of a window, in days (docs/product.md §9). */
export const intervals = [7, 30] as const;
export type Interval = (typeof intervals)[number];

/** The visible days: the last day and the number of days. */
export interface ChartWindow {
  end: string;
  interval: Interval;
}

/** A window that ends today, also used after the interval changes (docs/product.md §4, Mood chart window). */
export function windowUntilToday(interval: Interval, now: Date): ChartWindow {
  return { end: dayOf(now), interval };
}

/**
 * Moves the window by one calendar day, never past today, and never so far back that nothing is left of it.
 * @param begin the first day there is
 */
export function step(shown: ChartWindow, days: 1 | -1, now: Date, begin: string): ChartWindow {
  const end = addDays(shown.end, days);
  return end > dayOf(now) || end < begin ? shown : { ...shown, end };
}

/** Every day of the window, oldest first. */
export function daysOf({ end, interval }: ChartWindow): string[] {
  return Array.from({ length: interval }, (_, index) => addDays(end, index - interval + 1));
}

/** "13–19 november" */
export function windowText(shown: ChartWindow, language: Language): string {
  const month = shown.interval === 7 ? 'long' : 'short';
  return formatDays(daysOf(shown)[0]!, shown.end, language, { day: 'numeric', month });
}

/** "torsdag 19 november" */
export function dayWords(day: string, language: Language): string {
  return formatDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "Torsdag 19 november" */
export function dayName(day: string, language: Language): string {
  const name = dayWords(day, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Label under the chart: the weekday in a week, the date in a month. */
export function tickText(day: string, interval: Interval, language: Language): string {
  if (interval === 30) return String(Number(day.slice(8)));
  return formatDay(day, language, { weekday: languages[language].weekday }).slice(0, 3);
}
