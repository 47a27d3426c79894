import { DataTable, type DataColumn, type TablePart } from '@lykta/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type ReactNode } from 'react';
import { useOnPaper } from './whole-on-paper.ts';

/** What a row is high before it has been seen, in pixels. */
const ROW = 53;
/** Rows drawn outside of what is in sight, so that Tab and quick scrolling find them. */
const BEYOND = 12;

type LongTableProps<Item> = {
  readonly caption: string;
  readonly columns: readonly DataColumn[];
  readonly list: readonly Item[];
  readonly row: (item: Item) => { id: string; cells: Record<string, ReactNode> };
  /** Called when the end comes near, where the list goes on. */
  readonly onEnd?: () => void;
};

/** A table of thousands: only the rows in sight are drawn, but it says how many there are, and prints whole. */
export function LongTable<Item>({ caption, columns, list, row, onEnd }: LongTableProps<Item>) {
  const [top, setTop] = useState(0);
  const onPaper = useOnPaper();
  const virtual = useWindowVirtualizer({
    count: list.length,
    estimateSize: () => ROW,
    overscan: BEYOND,
    scrollMargin: top,
    measureElement: (element) => (element as HTMLElement).offsetHeight || ROW,
  });
  const shown = virtual.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  const endIsNear = last !== undefined && last.index >= list.length - BEYOND;
  useEffect(() => {
    if (endIsNear) onEnd?.();
  }, [endIsNear, list.length, onEnd]);
  const part: TablePart = {
    first: first?.index ?? 0,
    count: onEnd ? -1 : list.length,
    before: first ? first.start - top : 0,
    after: last ? virtual.getTotalSize() - (last.end - top) : 0,
    measure: virtual.measureElement,
  };
  const drawn = onPaper ? list : shown.flatMap(({ index }) => list[index] ?? []);
  return (
    <div ref={(frame) => setTop(frame?.offsetTop ?? 0)}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={drawn.map(row)}
        part={onPaper ? undefined : part}
      />
    </div>
  );
}
