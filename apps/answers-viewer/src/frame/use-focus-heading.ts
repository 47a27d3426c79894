import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { FIND } from './shortcuts/find.ts';

/** The screen of an address; moving between children of the list stays on the same screen. */
const screenOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/** Focuses the heading after navigation to another screen, so that a screen reader starts there. */
export function useFocusHeading(): void {
  const here = useLocation();
  const state: unknown = here.state;
  const screen = screenOf(here.pathname);
  // The key for the search has focused its field already.
  const isFinding = state === FIND;
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return undefined;
    before.current = screen;
    return isFinding ? undefined : focusHeading();
  }, [screen, isFinding]);
}

/**
 * Focuses the heading, and each one that replaces it while the screen loads, until the user moves the focus.
 * @returns a function that stops it
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
