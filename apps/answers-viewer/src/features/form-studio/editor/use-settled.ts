import { useEffect, useState } from 'react';

/** Milliseconds without a change after which the whole form is read again. */
const PAUSE = 300;

/** A value as it was when its author last paused: what reads the whole form never holds up a letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
