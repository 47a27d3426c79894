import { dayOf, localeOf, type Language } from '@lykta/domain';

/** A day as a person says it, such as "3 november"; with the year when it is not this one. Days are Stockholm's. */
export function dayText(instant: string, language: Language, now = new Date()): string {
  const sameYear = dayOf(new Date(instant)).slice(0, 4) === dayOf(now).slice(0, 4);
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'Europe/Stockholm',
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(new Date(instant));
}

/** The weekday of an instant, such as "fredag"; undefined today. Days are Stockholm's. */
export function weekdayText(instant: string, language: Language, now = new Date()): string | undefined {
  const then = new Date(instant);
  if (dayOf(then) === dayOf(now)) return undefined;
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'Europe/Stockholm',
    weekday: 'long',
  }).format(then);
}
