import { localeOf, type WholeLanguage } from '@lykta/domain';

/**
 * Writes a day as it stands on the screens of the desk: `2026-11-08` → “8 nov 2026”.
 * @param besides a day of the same page; a day of its year needs no year
 */
export function paperDay(day: string, language: WholeLanguage, besides?: string): string {
  const year = besides !== undefined && besides.slice(0, 4) === day.slice(0, 4) ? undefined : 'numeric';
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year,
    timeZone: 'UTC',
  });
  return format.format(new Date(day)).replace('.', '');
}
