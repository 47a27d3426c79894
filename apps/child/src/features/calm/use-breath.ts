import { useEffect, useState } from 'react';
import { BREATH_MS, breathAt, type BreathPart } from './breath.ts';

/** How far the breathing is: not begun, in a part of a breath, or over. */
export type BreathState = 'idle' | BreathPart | 'over';

/** A short buzz when a part begins: one for in, two for out, so that it works with closed eyes. */
const buzz: Record<BreathPart, number[]> = { in: [60], out: [60, 120, 60] };

/**
 * Leads through a minute of breathing.
 * @param vibrates whether the phone tells the parts by vibrating
 */
export function useBreath(vibrates: boolean): {
  state: BreathState;
  start: () => void;
  stop: () => void;
} {
  const [elapsed, setElapsed] = useState<number>();
  const part = elapsed === undefined ? undefined : breathAt(elapsed);
  useEffect(() => {
    if (elapsed === undefined || part === undefined) return;
    if (vibrates) navigator.vibrate(buzz[part]);
    const timer = setTimeout(() => setElapsed(elapsed + BREATH_MS[part]), BREATH_MS[part]);
    return () => clearTimeout(timer);
  }, [elapsed, part, vibrates]);
  return {
    state: elapsed === undefined ? 'idle' : (part ?? 'over'),
    start: () => setElapsed(0),
    stop: () => setElapsed(undefined),
  };
}
