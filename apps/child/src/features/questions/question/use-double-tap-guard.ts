import { useLayoutEffect, useRef } from 'react';

/** Milliseconds after a new question in which a press at the same place still counts as a double tap. */
const GESTURE = 300;

/**
 * Ignores the second tap of a double tap, which would land on the next question, and any tap made before the next
 * question was rendered. Keys, taps elsewhere and later taps answer. Controls outside the page's content, such as the
 * quick exit, are never blocked.
 */
export function useDoubleTapGuard(question: string): void {
  const came = useRef(0);
  useLayoutEffect(() => {
    came.current = performance.now();
  }, [question]);

  // Before the page is drawn, because a second tap may come while the screen still moves in.
  useLayoutEffect(() => {
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
