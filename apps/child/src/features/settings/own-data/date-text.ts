import type { TFunction } from 'i18next';
import { dayText } from '../../../frame/dates.ts';

/** A year of which Lykta has no data. */
const LONG_AGO = new Date('1970-07-01T12:00:00Z');

/** Writes a day with its year, such as "3 november 2026": a file is also read in another year. */
export function dateText(t: TFunction, instant: string): string {
  return dayText(t, instant, LONG_AGO);
}
