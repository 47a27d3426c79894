import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The path whose title had the focus last; the first page of a visit keeps the browser's own focus. */
let announced: string | undefined;

/** Moves the focus to the `h1` of a page that was navigated to, so that its name is read first. */
export function useTitleFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (announced === pathname) return;
    const isFirst = announced === undefined;
    const title = document.querySelector<HTMLElement>('h1');
    if (!title) return;
    announced = pathname;
    if (isFirst) return;
    window.scrollTo(0, 0);
    title.focus({ preventScroll: true });
  });
}
