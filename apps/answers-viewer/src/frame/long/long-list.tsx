import { observeElementRect, useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './long-list.module.css';

const ROW = 60;
const BEYOND = 8;

/** Assumed height in px before layout, when the frame has no size yet. */
const UNSEEN = 600;

function observeFrame(
  virtual: Virtualizer<HTMLDivElement, Element>,
  report: (rect: Rect) => void,
): (() => void) | undefined {
  const unsubscribe = observeElementRect(virtual, ({ width, height }) =>
    report({ width, height: height || UNSEEN }),
  );
  return unsubscribe ?? undefined;
}

interface Props<Item> {
  list: readonly Item[];
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** Index of the row to keep visible. */
  current?: number;
  /** Called near the end of the list; undefined when there are no more. */
  onEnd?: () => void;
}

/** A virtual list with its own scrolling: renders only the visible rows, each with its position among all. */
export function LongList<Item>({ list, keyOf, row, current = -1, onEnd }: Props<Item>) {
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
