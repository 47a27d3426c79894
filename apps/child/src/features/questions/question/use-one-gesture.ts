import { useEffect, useLayoutEffect, useRef } from 'react';

/** How long after a question came a repeated press in the same place is still the one that brought it. */
const GESTURE = 300;

/**
 * Keeps a double tap from answering two questions: its second press lands where the next question already stands, and
 * is let fall there, and so is what was pressed while that question was not there yet. Keys, a press somewhere else and
 * a later one answer; what is outside the page's content, such as the quick exit, is never held up.
 */
export function useOneGesture(question: string): void {
  const came = useRef(0);
  useLayoutEffect(() => {
    came.current = performance.now();
  }, [question]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isKey = event.detail === 0;
      if (isKey || !(event.target instanceof Element) || !event.target.closest('#main')) return;
      const since = event.timeStamp - came.current;
      const isRepeated = event.detail > 1 && since < GESTURE;
      if (since >= 0 && !isRepeated) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
