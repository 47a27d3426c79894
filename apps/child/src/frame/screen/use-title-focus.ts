import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The path and view whose title was focused last; the first page of a visit keeps the browser's own focus. */
let announced: string | undefined;

/**
 * Focuses the `h1` of a page after navigation, so that screen readers read its name first.
 * @param view identifies several contents of one path, such as the steps of the wizard
 */
export function useTitleFocus(view = ''): void {
  const { pathname } = useLocation();
  const place = `${pathname} ${view}`;
  // Before the page is drawn: where screens move into each other (Travels), effects wait for the end of it.
  useLayoutEffect(() => {
    if (announced === place) return;
    const isFirst = announced === undefined;
    const title = document.querySelector<HTMLElement>('h1');
    if (!title) return;
    announced = place;
    if (isFirst) return;
    window.scrollTo(0, 0);
    title.focus({ preventScroll: true });
  });
}
