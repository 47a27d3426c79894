import { addDays, languages, localeOf, type Language } from '@lykta/domain';

/** A month is named `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

const two = (number: number) => String(number).padStart(2, '0');

/** The month so many months later, or earlier if `count` is negative. */
export function addMonths(month: string, count: number): string {
  const [year = NaN, number = NaN] = month.split('-').map(Number);
  const whole = year * 12 + (number - 1) + count;
  return `${Math.floor(whole / 12)}-${two((whole % 12) + 1)}`;
}

/** The first and the last day of all months from that of `from` to that of `to`. */
export function wholeMonths(from: string, to: string): { from: string; to: string } {
  return { from: `${monthOf(from)}-01`, to: addDays(`${addMonths(monthOf(to), 1)}-01`, -1) };
}

/** Every day of a month. */
export function daysOfMonth(month: string): string[] {
  const { to } = wholeMonths(month, month);
  return Array.from({ length: Number(to.slice(8)) }, (_, index) => `${month}-${two(index + 1)}`);
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Empty places before the first day of a month in weeks that begin on Monday. */
export function leadOf(month: string): number {
  return (noon(`${month}-01`).getUTCDay() + 6) % 7;
}

/** "november 2026" */
export function monthTitle(month: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(noon(`${month}-15`));
}

/** 2 March 2026 is a Monday. */
const MONDAY = '2026-03-02';

/** The weekdays from Monday on, "mån" and "måndag". */
export function weekdaysIn(language: Language): { short: string; long: string }[] {
  const named = (weekday: 'long' | 'short' | 'narrow') =>
    new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' });
  const [long, short] = [named('long'), named(languages[language].weekday)];
  return Array.from({ length: 7 }, (_, index) => {
    const day = noon(addDays(MONDAY, index));
    return { short: short.format(day).slice(0, 3), long: long.format(day) };
  });
}
