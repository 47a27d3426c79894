import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useOnPaper } from './use-on-paper.ts';

/** How far outside the window something is near: a quarter of its height. */
const MARGIN = '25% 0px';

/** Milliseconds after which what is near has its files, usually. */
const AFTER_THE_NEAR = 2000;

/**
 * Whether an element has been near the window: what a long list has far below can wait until somebody scrolls there.
 * Paper wants all. The element stays when it becomes near: what it contains changes.
 * @param fetchFar fetches what a far one needs, so that paper has it at once; called a while after the page
 */
export function useNear<Place extends HTMLElement>(fetchFar: () => void): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const onPaper = useOnPaper();
  const fetch = useEffectEvent(fetchFar);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    watcher.observe(place.current);
    const timer = setTimeout(() => fetch(), AFTER_THE_NEAR);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [isNear]);
  return [place, isNear || onPaper];
}
