import type { Entry } from '@lykta/domain';

/** For how long an inactive answer can come back (docs/product.md §9). */
const MONTHS_KEPT = 3;

/** The instant three calendar months before, in UTC; 31 May gives the last day of February. In milliseconds. */
export function keptSince(now: Date): number {
  const since = new Date(now);
  const day = since.getUTCDate();
  since.setUTCMonth(since.getUTCMonth() - MONTHS_KEPT);
  // A day that the month lacks runs over into the next one; day 0 is the last day of the month before.
  if (since.getUTCDate() !== day) since.setUTCDate(0);
  return since.getTime();
}

/** When the newest entry was made, in milliseconds; −Infinity for an empty list. */
export function newest(list: readonly Entry[]): number {
  let time = -Infinity;
  for (const entry of list) time = Math.max(time, Date.parse(entry.timestamp));
  return time;
}
