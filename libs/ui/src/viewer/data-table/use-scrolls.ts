import { useCallback, useState } from 'react';

type Watch = (element: HTMLElement | null) => (() => void) | undefined;

/**
 * Whether an element is wider than its room, so that the keyboard must reach it to scroll it.
 * @returns the ref callback of the element, and whether it scrolls
 */
export function useScrolls(): [watch: Watch, scrolls: boolean] {
  const [scrolls, setScrolls] = useState(false);
  const watchIt = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return [watchIt, scrolls];
}
