/** A write that a child tried through the way in. */
export interface Tried {
  began: number;
  ended: number;
  /** Whether the server did it, or said why it never will. */
  isAnswered: boolean;
}

/** A write that takes as long was waiting for somebody, even if it went well. */
const SLOW_MS = 3000;
/** Writes go well again when none failed for as long. */
const CALM_MS = 4000;

const isBad = ({ began, ended, isAnswered }: Tried) => !isAnswered || ended - began > SLOW_MS;

/**
 * Returns how long after a fault the first write went well after which none began that failed or was stuck; 0 where
 * nobody noticed anything.
 */
export function outageMs(tried: readonly Tried[], faultAt: number): number {
  const bad = tried.filter((write) => write.ended > faultAt && isBad(write));
  if (bad.length === 0) return 0;
  const last = Math.max(faultAt, ...bad.map(({ began }) => began));
  const well = tried.filter((write) => write.began > last && !isBad(write));
  return Math.min(...well.map(({ ended }) => ended)) - faultAt;
}

/** Whether writes have gone well for a while, and somebody has written. */
export function isCalm(tried: readonly Tried[], faultAt: number, now: number): boolean {
  const recent = tried.filter(({ began }) => began > Math.max(faultAt, now - CALM_MS));
  return now - faultAt > CALM_MS && recent.length > 0 && !recent.some(isBad);
}

/** Returns the middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
