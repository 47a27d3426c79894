/** Days of a week, and so the columns of the calendar. */
export const WEEK = 7;

/** Where the days of a month stand, and which of them can be pressed. All are places in the month, from 0. */
interface MonthPlaces {
  /** Empty places before the first day. */
  lead: number;
  /** The first and the last day that can be pressed. */
  first: number;
  last: number;
}

/**
 * The place that a key moves to from `at`; null if the key moves nothing.
 * @param mirrored the days run from right to left
 */
export function placeAfterKey(
  key: string,
  at: number,
  { lead, first, last }: MonthPlaces,
  mirrored: boolean,
): number | null {
  const monday = at - ((at + lead) % WEEK);
  const within = (place: number) => Math.min(last, Math.max(first, place));
  const forward = mirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = mirrored ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return within(at + 1);
    case back:
      return within(at - 1);
    case 'ArrowDown':
      return at + WEEK > last ? at : at + WEEK;
    case 'ArrowUp':
      return at - WEEK < first ? at : at - WEEK;
    case 'Home':
      return within(monday);
    case 'End':
      return within(monday + WEEK - 1);
    default:
      return null;
  }
}
