import { useEffect, useRef, useState } from 'react';

/** How long a message is seen: it begins to fade at 3 s and is gone at 4 s (docs/product.md §9). */
const FADE_AT = 3000;
const HIDE_AT = 4000;

/**
 * Counts down to fading and hiding. While `paused` time stands still, and what faded is seen again.
 * @returns whether it is fading
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
