import { useEffect, useRef, useState } from 'react';

/** Milliseconds until a message starts to fade, and until it is hidden (docs/product.md §9). */
const FADE_AT = 3000;
const HIDE_AT = 4000;

/**
 * Runs the timer for fading and hiding. While `paused` it stops, and a fading message is fully visible again.
 * @returns whether the message is fading
 */
export function useFading(paused: boolean, onHidden: () => void): boolean {
  const [fading, setFading] = useState(false);
  const left = useRef(HIDE_AT);

  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const remaining = left.current;
    const fade = setTimeout(() => setFading(true), remaining - (HIDE_AT - FADE_AT));
    const hide = setTimeout(onHidden, remaining);
    return () => {
      clearTimeout(fade);
      clearTimeout(hide);
      setFading(false);
      left.current = Math.max(HIDE_AT - FADE_AT, remaining - (Date.now() - started));
    };
  }, [paused, onHidden]);

  return fading && !paused;
}
