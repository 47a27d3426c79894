import { observeElementRect, useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './long-list.module.css';

const ROW = 60;
const BEYOND = 8;

/** Where nothing is laid out yet the frame has no size: then it is taken to show this much, in pixels. */
const UNSEEN = 600;

function observeFrame(
  virtual: Virtualizer<HTMLDivElement, Element>,
  tell: (rect: Rect) => void,
): (() => void) | undefined {
  const unsubscribe = observeElementRect(virtual, ({ width, height }) =>
    tell({ width, height: height || UNSEEN }),
  );
  return unsubscribe ?? undefined;
}

type LongListProps<Item> = {
  readonly list: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly row: (item: Item) => ReactNode;
  /** The place of the row that is kept in sight. */
  readonly current?: number;
  /** Called when the end comes near, where the list goes on. */
  readonly onEnd?: () => void;
};

/** A list of thousands that scrolls by itself: only the rows in sight are drawn, each says its place among all. */
export function LongList<Item>({ list, keyOf, row, current = -1, onEnd }: LongListProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: list.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: BEYOND,
    observeElementRect: observeFrame,
    measureElement: (element) => (element as HTMLElement).offsetHeight || ROW,
  });
  const shown = virtual.getVirtualItems();
  const endIsNear = (shown.at(-1)?.index ?? -1) >= list.length - BEYOND;
  useEffect(() => {
    if (endIsNear) onEnd?.();
  }, [endIsNear, list.length, onEnd]);
  useEffect(() => {
    if (current >= 0) virtual.scrollToIndex(current, { align: 'auto' });
  }, [current, virtual]);
  return (
    <div ref={frame} className={styles.frame}>
      <ul className={styles.list} style={{ blockSize: virtual.getTotalSize() }}>
        {shown.map(({ index, start }) => {
          const item = list[index];
          if (item === undefined) return null;
          return (
            <li
              key={keyOf(item)}
              ref={virtual.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={onEnd ? -1 : list.length}
              style={{ insetBlockStart: start }}
            >
              {row(item)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
