import { useLayoutEffect, useRef, type RefObject } from 'react';
import { afterPaint } from '@lykta/app-shell';

/**
 * Focuses the heading of a new question, so that screen readers read it and the keyboard continues from it. Not before
 * the question is painted: to focus makes the browser lay out the page at once. Whatever got the focus meanwhile keeps it.
 */
export function useQuestionFocus(question: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useLayoutEffect(() => {
    // The page itself focuses the first heading.
    if (shown.current === question) return undefined;
    shown.current = question;
    window.scrollTo(0, 0);
    const before = document.activeElement;
    return afterPaint(() => {
      if (document.activeElement === before) title.current?.focus({ preventScroll: true });
    });
  }, [question]);
  return title;
}
