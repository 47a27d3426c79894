import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';

/**
 * A field that rewrites what is typed (groups of digits, upper case) without losing the place of the caret:
 * it stays behind as many kept characters as before.
 * @param kept which characters belong to the value; the others are spacing
 */
export function useTypedAgain(shown: string, kept: RegExp, onTyped: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (before.current === null || !field.current) return;
    let left = before.current;
    let place = 0;
    while (place < shown.length && left > 0) if (kept.test(shown[place++]!)) left--;
    before.current = null;
    if (document.activeElement === field.current) field.current.setSelectionRange(place, place);
  }, [shown, kept]);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target;
    before.current = [...value.slice(0, selectionStart ?? value.length)].filter((sign) =>
      kept.test(sign),
    ).length;
    onTyped(value);
  };
  return { ref: field, onChange };
}
