import { useSyncExternalStore } from 'react';
import { ChevronDownIcon } from '../../icon/icons.ts';
import styles from './more-below.module.css';

/** Less than this is the space below the last button. */
const LITTLE = 24;

function follow(tell: () => void): () => void {
  const grows = new ResizeObserver(tell);
  grows.observe(document.body);
  addEventListener('scroll', tell, { passive: true });
  addEventListener('resize', tell);
  return () => {
    grows.disconnect();
    removeEventListener('scroll', tell);
    removeEventListener('resize', tell);
  };
}

const isMore = () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY > LITTLE;

/** The next part, with a third of the one before it. */
const scrollOn = () => window.scrollBy({ top: window.innerHeight * 0.4 });

export interface MoreBelowProps {
  /** Words such as "More further down". */
  children: string;
}

/**
 * A strip at the edge of the window while the page goes on below it. Screen readers and the Tab key
 * reach what is below without it, so they skip it. It stands in a Foot.
 */
export function MoreBelow({ children }: MoreBelowProps) {
  const more = useSyncExternalStore(follow, isMore);
  if (!more) return null;
  return (
    <button type="button" className={styles.more} tabIndex={-1} aria-hidden onClick={scrollOn}>
      <ChevronDownIcon />
      {children}
    </button>
  );
}
