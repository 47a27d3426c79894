import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Focuses the heading of a new question, so that screen readers read it and the keyboard continues from it. */
export function useQuestionFocus(question: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useLayoutEffect(() => {
    // The page itself focuses the first heading.
    if (shown.current === question) return;
    shown.current = question;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [question]);
  return title;
}
