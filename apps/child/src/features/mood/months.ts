import { addDays, formatDay, languages, type Language } from '@lykta/domain';

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

/** Empty places before the first day of a month in weeks that begin on Monday. */
export function leadOf(month: string): number {
  return (new Date(`${month}-01`).getUTCDay() + 6) % 7;
}

/** "november 2026" */
export function monthTitle(month: string, language: Language): string {
  return formatDay(`${month}-15`, language, { month: 'long', year: 'numeric' });
}

/** 2 March 2026 is a Monday. */
const MONDAY = '2026-03-02';

/** The weekdays from Monday on, "mån" and "måndag". */
export function weekdaysIn(language: Language): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(MONDAY, index);
    return {
      short: formatDay(day, language, { weekday: languages[language].weekday }).slice(0, 3),
      long: formatDay(day, language, { weekday: 'long' }),
    };
  });
}
