import { formatInstant, isInYearOf } from '@lykta/app-shell';
import { dayOf, type Language } from '@lykta/domain';

/** Formats a day, such as "3 november"; adds the year when it is not the current one. Days are Stockholm's. */
export function dayText(instant: string, language: Language, now = new Date()): string {
  const isThisYear = isInYearOf(dayOf(new Date(instant)), now);
  return formatInstant(instant, language, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** The weekday of an instant, such as "fredag"; undefined for today. Days are Stockholm's. */
export function weekdayText(instant: string, language: Language, now = new Date()): string | undefined {
  if (dayOf(new Date(instant)) === dayOf(now)) return undefined;
  return formatInstant(instant, language, { weekday: 'long' });
}
