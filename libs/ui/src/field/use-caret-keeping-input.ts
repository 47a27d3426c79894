import { useLayoutEffect, useRef, type ChangeEvent } from 'react';

/**
 * Keeps the caret in place in a field that reformats its text (groups of digits, upper case): the caret stays after
 * the same number of kept characters.
 * @param shown the formatted text
 * @param kept matches the characters that belong to the value; the rest is formatting
 */
export function useCaretKeepingInput(shown: string, kept: RegExp, onTyped: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (before.current === null || !field.current) return;
    let left = before.current;
    let place = 0;
    for (; place < shown.length && left > 0; place += 1) if (kept.test(shown.charAt(place))) left -= 1;
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
