/** How far a movement has come (0 to 1): soft at both ends, as everything that moves in the films. */
export function between(at: number, start: number, end: number): number {
  const linear = Math.min(1, Math.max(0, (at - start) / (end - start)));
  return linear * linear * (3 - 2 * linear);
}

/** A value on its way from one to another. @param share from `between` */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The place on a way with stops, a second at each: 0 at the first stop, 1 at the second, soft between. */
export function stops(at: number, start: number, stay: number, count: number): number {
  const gone = Math.max(0, (at - start) / stay);
  const stop = Math.min(count - 1, Math.floor(gone));
  return stop === count - 1 ? stop : stop + between(gone - stop, 0.55, 1);
}

/** Numbers as short as a picture needs them. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
