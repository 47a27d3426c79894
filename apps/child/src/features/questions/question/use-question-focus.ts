import { useEffect, useRef, type RefObject } from 'react';

/** Gives the heading of a new question the focus, so that a screen reader reads it and the keyboard goes on from it. */
export function useQuestionFocus(question: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    // The first one gets the focus from the page itself.
    if (shown.current === question) return;
    shown.current = question;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [question]);
  return title;
}
