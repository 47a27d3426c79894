import { localeOf } from '../text/language.ts';
import { dayOf, TIME_ZONE } from './calendar.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter takes a slow phone longer to make than a hundred days to format: each kind is made once. */
function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formatters.set(key, known);
  return known;
}

/** Formats an instant in Stockholm's time. */
export function formatInstant(
  instant: string,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatter(language, { timeZone: TIME_ZONE, ...options }).format(new Date(instant));
}

/** An instant → "14:20", in Stockholm. */
export function clockTime(instant: string, language: string): string {
  return formatInstant(instant, language, { hour: '2-digit', minute: '2-digit' });
}

/** Noon of a day, so that no time zone changes the date. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Formats a day `YYYY-MM-DD`. */
export function formatDay(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return formatter(language, { timeZone: 'UTC', ...options }).format(noon(day));
}

/** Formats the days from one `YYYY-MM-DD` to another: "13–19 november". */
export function formatDays(
  from: string,
  to: string,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatter(language, { timeZone: 'UTC', ...options }).formatRange(noon(from), noon(to));
}

const yearOf = (day: string) => day.slice(0, 4);

/**
 * Writes a day as the desk and its papers do: `2026-11-08` → "8 nov 2026".
 * @param besides a day that the reader has in mind, such as today's; a day of its year needs no year
 */
export function dayAndMonth(day: string, language: string, besides?: string): string {
  const year = besides !== undefined && yearOf(besides) === yearOf(day) ? undefined : 'numeric';
  return formatDay(day, language, { day: 'numeric', month: 'short', year }).replace('.', '');
}

/** Whether a day `YYYY-MM-DD` is in the year of another instant, as Stockholm counts; then its year can be left out. */
export function isInYearOf(day: string, now: Date): boolean {
  return yearOf(day) === yearOf(dayOf(now));
}
