import { Button } from '@lykta/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './more-rows.module.css';

const PAGE = 50;

type MoreRowsProps<Item> = {
  readonly list: readonly Item[];
  readonly moreLabel: string;
  readonly children: (shown: readonly Item[]) => ReactNode;
};

/** Shows a long list fifty rows at a time: more come when the end is scrolled into view, or by the button. */
export function MoreRows<Item>({ list, moreLabel, children }: MoreRowsProps<Item>) {
  const [count, setCount] = useState(PAGE);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = count < list.length;
  useEffect(() => {
    const mark = end.current;
    if (!mark || !hasMore) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setCount((shown) => shown + PAGE);
    });
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [hasMore, count]);
  return (
    <>
      {children(list.slice(0, count))}
      {hasMore && (
        <div ref={end} className={styles.end}>
          <Button look="secondary" size="compact" fit onClick={() => setCount((shown) => shown + PAGE)}>
            {moreLabel}
          </Button>
        </div>
      )}
    </>
  );
}
