import { DAY_MS, HOUR_MS } from '../time/spans.ts';

/** The pool of messages that a reminder uses. */
export type ReminderPool = 'daily' | 'gap' | 'long-gap';

/** The days after the last use of the app on which a reminder comes (docs/product.md §9). */
export const reminderDays: readonly { day: number; pool: ReminderPool }[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, pool: 'daily' }) as const),
  ...[9, 11, 13].map((day) => ({ day, pool: 'gap' }) as const),
  ...[16, 23, 30].map((day) => ({ day, pool: 'long-gap' }) as const),
];

const FIRST_HOUR = 15;
const LAST_HOUR = 19;

/** One reminder to come. */
export interface Reminder {
  at: Date;
  pool: ReminderPool;
}

/**
 * Returns all reminders after a use of the app, each at a random time between 15:00 and 19:00 UTC.
 * @param used when the app was last used; days are counted from its UTC day
 * @param random returns numbers from 0 to 1, 1 excluded
 */
export function reminderSchedule(used: Date, random: () => number): Reminder[] {
  return reminderDays.map(({ day, pool }) => ({ at: timeOn(used, day, random()), pool }));
}

/**
 * Returns the first reminder on a UTC day after `after` (one a day is enough); undefined when the schedule has ended.
 */
export function nextReminder(used: Date, after: Date, random: () => number): Reminder | undefined {
  return reminderSchedule(used, random).find(({ at }) => dayNumber(at) > dayNumber(after));
}

/** Returns the message pool of a reminder in the schedule; undefined on a day without one. */
export function reminderPoolAt(used: Date, at: Date): ReminderPool | undefined {
  return reminderDays.find(({ day }) => day === dayNumber(at) - dayNumber(used))?.pool;
}

function timeOn(used: Date, day: number, share: number): Date {
  const hours = FIRST_HOUR + (LAST_HOUR - FIRST_HOUR) * share;
  const midnight = Date.UTC(used.getUTCFullYear(), used.getUTCMonth(), used.getUTCDate() + day);
  return new Date(midnight + hours * HOUR_MS);
}

const dayNumber = (instant: Date) => Math.floor(instant.getTime() / DAY_MS);
