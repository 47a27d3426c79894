import type { TFunction } from 'i18next';
import { dayText } from '../../../frame/dates.ts';

/** Lykta has no data of this year, so no day is in the same year and leaves its own out. */
const LONG_AGO = new Date('1970-07-01T12:00:00Z');

/** Writes a day with its year, such as "3 november 2026": a file is also read in another year. */
export function dateText(t: TFunction, instant: string): string {
  return dayText(t, instant, LONG_AGO);
}
