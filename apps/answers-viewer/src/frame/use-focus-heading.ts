import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Which screen an address belongs to; moving between children of the list stays on the same one. */
const screenOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/** After a step to another screen the heading has the focus, so that a screen reader begins there. */
export function useFocusHeading(): void {
  const screen = screenOf(useLocation().pathname);
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return undefined;
    before.current = screen;
    return focusHeading();
  }, [screen]);
}

/**
 * Focuses the heading, and each that takes its place while the screen's code and data come, as long as the person hasn't
 * moved the focus.
 * @returns ends that
 */
function focusHeading(): () => void {
  let last = document.activeElement;
  const look = () => {
    const heading = document.querySelector<HTMLElement>('#main h1');
    const focused = document.activeElement;
    if (heading === null || heading === focused) return;
    if (focused !== last && focused !== document.body) return;
    heading.focus();
    last = heading;
  };
  const arrivals = new MutationObserver(look);
  arrivals.observe(document.body, { childList: true, subtree: true });
  look();
  return () => arrivals.disconnect();
}
