import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Which screen an address belongs to; moving between children of the list stays on the same one. */
const screenOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/** After a step to another screen the heading has the focus, so that a screen reader begins there. */
export function useFocusHeading(): void {
  const screen = screenOf(useLocation().pathname);
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    document.querySelector<HTMLElement>('#main h1')?.focus();
  }, [screen]);
}
