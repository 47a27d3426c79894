import { localeOf } from '@lykta/domain';

/** The time of day of a save, in Sweden. */
export const savedTime = (at: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Stockholm',
  }).format(new Date(at));
