import { useEffect, useRef, type RefObject } from 'react';

/** Whether a question was shown before on this page: the first one gets the focus from the page itself. */
let shownBefore: string | undefined;

/** Gives the heading of a new question the focus, so that a screen reader reads it and the keyboard goes on from it. */
export function useQuestionFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const page = window.location.pathname;
    if (shownBefore === page) {
      window.scrollTo(0, 0);
      title.current?.focus({ preventScroll: true });
    }
    shownBefore = page;
  }, []);
  return title;
}
