/** The two halves of a breath. The way out is longer: that is what calms. */
export type BreathPart = 'in' | 'out';

/** How long each part takes, in ms. */
export const BREATH_MS: Record<BreathPart, number> = { in: 4000, out: 6000 };

/** Breaths before it ends by itself: about a minute. */
const BREATHS = 6;

const ROUND_MS = BREATH_MS.in + BREATH_MS.out;

/** Returns the part of the breath that a moment belongs to; undefined when the minute is over. */
export function breathAt(ms: number): BreathPart | undefined {
  if (ms >= BREATHS * ROUND_MS) return undefined;
  return ms % ROUND_MS < BREATH_MS.in ? 'in' : 'out';
}
