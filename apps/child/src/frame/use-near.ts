import { useOnPaper } from '@lykta/app-shell';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the window something is near: a quarter of its height. */
const MARGIN = '25% 0px';

/**
 * Whether an element has been near the window: what a long list has far below can wait until somebody scrolls there.
 * Paper wants all.
 */
export function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const onPaper = useOnPaper();
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isNear]);
  return [place, isNear || onPaper];
}
