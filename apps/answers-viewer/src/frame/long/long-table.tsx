import { useOnPaper } from '@lykta/app-shell';
import { DataTable, type DataColumn, type TablePart } from '@lykta/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type ReactNode } from 'react';

/** Assumed height of a row in px before it is measured. */
const ROW = 53;
/** Number of rows rendered outside the visible part, so that Tab and fast scrolling find them. */
const BEYOND = 12;

interface Props<Item> {
  caption: string;
  columns: readonly DataColumn[];
  list: readonly Item[];
  row: (item: Item) => { id: string; cells: Record<string, ReactNode> };
  /** Called near the end of the list; undefined when there are no more. */
  onEnd?: () => void;
}

/** A virtual table: renders only the visible rows, reports the number of all, and prints all loaded rows. */
export function LongTable<Item>({ caption, columns, list, row, onEnd }: Props<Item>) {
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
