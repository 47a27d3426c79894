import { dayOf, localeOf, type Language } from '@lykta/domain';

/** Formats a day, such as "3 november"; adds the year when it is not the current one. Days are Stockholm's. */
export function dayText(instant: string, language: Language, now = new Date()): string {
  const sameYear = dayOf(new Date(instant)).slice(0, 4) === dayOf(now).slice(0, 4);
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'Europe/Stockholm',
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(new Date(instant));
}

/** The weekday of an instant, such as "fredag"; undefined for today. Days are Stockholm's. */
export function weekdayText(instant: string, language: Language, now = new Date()): string | undefined {
  const then = new Date(instant);
  if (dayOf(then) === dayOf(now)) return undefined;
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'Europe/Stockholm',
    weekday: 'long',
  }).format(then);
}
