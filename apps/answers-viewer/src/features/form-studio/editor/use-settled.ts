import { startTransition, useEffect, useState } from 'react';

/** Milliseconds without a change after which the whole form is read again. */
const PAUSE = 300;

/**
 * A value as it was when its author last paused: what reads the whole form never holds up a letter. Each reader has a
 * task of its own before anything is drawn, and React draws between letters: one that comes meanwhile goes first.
 * @param readers what is read of the value, each of them once; they stay the same
 */
export function useSettled<T>(value: T, readers: readonly ((of: T) => unknown)[]): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const left = [...readers];
    const next = () => {
      const read = left.shift();
      if (!read) return startTransition(() => setSettled(() => value));
      read(value);
      timer = setTimeout(next);
    };
    let timer = setTimeout(next, PAUSE);
    return () => clearTimeout(timer);
  }, [value, readers]);
  return settled;
}
