import { dayOf, isInYearOf } from '@lykta/domain';
import type { TFunction } from 'i18next';

// Names of days and months are texts: the first use of Intl costs a slow phone a tenth of a second.

/** Name of the weekday of a `YYYY-MM-DD`. @param weekdays all seven names from Sunday on, separated by spaces */
export function weekdayOf(day: string, weekdays: string): string {
  return weekdays.split(' ')[new Date(`${day}T12:00:00Z`).getUTCDay()]!;
}

/** Writes a day, such as "3 november"; adds the year when it is not the current one. Days are Stockholm's. */
export function dayText(t: TFunction, instant: string, now = new Date()): string {
  const day = dayOf(new Date(instant));
  const [year, month = NaN, date] = day.split('-').map(Number);
  const said = `${date} ${t('frame.months').split(' ')[month - 1]}`;
  return isInYearOf(day, now) ? said : `${said} ${year}`;
}

/** The weekday of an instant, such as "fredag"; undefined for today. Days are Stockholm's. */
export function weekdayText(t: TFunction, instant: string, now = new Date()): string | undefined {
  const day = dayOf(new Date(instant));
  return day === dayOf(now) ? undefined : weekdayOf(day, t('frame.weekdays'));
}
