import { dayOf } from '@lykta/domain';

/**
 * The noon (UTC) of an instant's day in Stockholm: how tables of children keep a time of which only the day is needed
 * (docs/data.md). At noon it is the same day in every zone of Europe.
 */
export function toTheDay(instant: Date): Date {
  return new Date(`${dayOf(instant)}T12:00:00Z`);
}
