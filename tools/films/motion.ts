/** Returns the progress of a movement, 0 to 1, with easing at both ends as everywhere in the films. */
export function between(at: number, start: number, end: number): number {
  const linear = Math.min(1, Math.max(0, (at - start) / (end - start)));
  return linear * linear * (3 - 2 * linear);
}

/** Interpolates between two values. @param share from `between` */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Returns the position on a way with stops: 0 at the first stop, 1 at the second, eased in between. */
export function stops(at: number, start: number, stay: number, count: number): number {
  const gone = Math.max(0, (at - start) / stay);
  const stop = Math.min(count - 1, Math.floor(gone));
  return stop === count - 1 ? stop : stop + between(gone - stop, 0.55, 1);
}

/** Rounds numbers to the precision that a picture needs. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
