import { dayOf, localeOf, TIME_ZONE } from '@lykta/domain';

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

/** Formats a day `YYYY-MM-DD`. */
export function formatDay(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  // Noon UTC, so that no time zone changes the date.
  const noon = new Date(`${day}T12:00:00Z`);
  return formatter(language, { timeZone: 'UTC', ...options }).format(noon);
}

/** Whether a day `YYYY-MM-DD` is in the year of another instant, as Stockholm counts; then its year can be left out. */
export function isInYearOf(day: string, now: Date): boolean {
  return day.slice(0, 4) === dayOf(now).slice(0, 4);
}
