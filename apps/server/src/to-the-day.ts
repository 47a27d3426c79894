import { dayOf } from '@lykta/domain';

/**
 * Returns noon (UTC) of an instant's day in Stockholm: tables of children store it where only the day is needed
 * (docs/data.md). At noon it is the same day in every European time zone.
 */
export function toTheDay(instant: Date): Date {
  return new Date(`${dayOf(instant)}T12:00:00Z`);
}
