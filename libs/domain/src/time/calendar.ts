import { DAY_MS, HOUR_MS } from './spans.ts';

/** The time zone that decides the calendar day (docs/product.md §9). */
export const TIME_ZONE = 'Europe/Stockholm';

let dayFormat: Intl.DateTimeFormat | undefined;

function formattedDayOf(instant: Date): string {
  dayFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return dayFormat.format(instant);
}

/** Days by their hour since 1970: to format one takes longer than to seal a value, and a call asks for today often. */
const daysByHour = new Map<number, string>();
const HOURS_KEPT = 1000;

/**
 * Returns an instant's calendar day in Stockholm as `YYYY-MM-DD`. Uses Temporal where available, because creating the
 * first Intl formatter takes a slow phone a tenth of a second.
 */
export function dayOf(instant: Date): string {
  const hour = Math.floor(instant.getTime() / HOUR_MS);
  const known = daysByHour.get(hour);
  if (known !== undefined) return known;
  const day = computedDayOf(instant);
  if (daysByHour.size >= HOURS_KEPT) daysByHour.clear();
  // Days begin on the hour since 1900; nothing here is older than 1970.
  if (hour >= 0) daysByHour.set(hour, day);
  return day;
}

function computedDayOf(instant: Date): string {
  if (typeof Temporal === 'undefined') return formattedDayOf(instant);
  const there = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(TIME_ZONE);
  return there.toPlainDate().toString();
}

/** Returns the instant at which a day `YYYY-MM-DD` begins in Stockholm. */
export function startOfDay(day: string): Date {
  const summer = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * HOUR_MS);
  return dayOf(summer) === day ? summer : new Date(summer.getTime() + HOUR_MS);
}

/**
 * Adds whole calendar days to a `YYYY-MM-DD`. Not done in milliseconds, because days with a clock change are not 24
 * hours.
 */
export function addDays(day: string, count: number): string {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** Whole calendar days from one `YYYY-MM-DD` to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The quarter of an instant in Stockholm, such as `2026Q4`. */
export function quarterOf(instant: Date): string {
  const [year, month] = dayOf(instant).split('-');
  return `${year}Q${Math.ceil(Number(month) / 3)}`;
}

/** The quarter before one such as `2026Q1`. */
export function quarterBefore(quarter: string): string {
  const [year = NaN, number = NaN] = quarter.split('Q').map(Number);
  return number === 1 ? `${year - 1}Q4` : `${year}Q${number - 1}`;
}

/** The quarter after one such as `2026Q4`. */
export function quarterAfter(quarter: string): string {
  const [year = NaN, number = NaN] = quarter.split('Q').map(Number);
  return number === 4 ? `${year + 1}Q1` : `${year}Q${number + 1}`;
}
