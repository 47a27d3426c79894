import { own } from '@lykta/domain';
import type { ReactNode } from 'react';
import { ColumnHead } from './column-head.tsx';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';
import { useScrolls } from './use-scrolls.ts';
import hiddenStyles from '../../visually-hidden.module.css';

export interface DataTableProps {
  /** What the table contains, for screen readers only. */
  caption: string;
  /** The first column is the row's heading. */
  columns: readonly DataColumn[];
  /** The rows; `cells` by column id. */
  rows: readonly { id: string; cells: Record<string, ReactNode> }[];
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode;
  /** Set when `rows` is only the rendered part of a long list. */
  part?: TablePart;
}

/** Describes the rendered part of a long table, and the space of the rest. */
export interface TablePart {
  /** Index of the first rendered row, from 0. */
  first: number;
  /** Number of all rows; -1 while unknown. */
  count: number;
  /** Space above the rendered rows, in px. */
  before: number;
  /** Space below the rendered rows, in px. */
  after: number;
  /** Ref callback for each rendered row; its `data-index` is its index. */
  measure: (row: HTMLTableRowElement | null) => void;
}

/**
 * A data table. On a phone each row becomes a card with every value next to its label; a table that is still too wide
 * scrolls inside itself.
 */
export function DataTable({ caption, columns, rows, empty, part }: DataTableProps) {
  const [watch, scrolls] = useScrolls();
  if (rows.length === 0 && empty) return empty;
  return (
    <div
      ref={watch}
      className={styles.scroll}
      role="region"
      aria-label={caption}
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className={styles.table} aria-rowcount={part && rowsWithHead(part.count)}>
        <caption className={hiddenStyles.visuallyHidden}>{caption}</caption>
        <thead>
          <tr aria-rowindex={part && 1}>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {part && <Gap size={part.before} columns={columns.length} />}
          {rows.map((row, place) => (
            <tr
              key={row.id}
              ref={part?.measure}
              data-index={part && part.first + place}
              aria-rowindex={part && part.first + place + 2}
            >
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row">
                    {own(row.cells, column.id)}
                  </th>
                ) : (
                  <td
                    key={column.id}
                    data-label={column.label}
                    data-numeric={column.numeric || undefined}
                    data-minor={column.minor}
                  >
                    <div>{own(row.cells, column.id)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
          {part && <Gap size={part.after} columns={columns.length} />}
        </tbody>
      </table>
    </div>
  );
}

const rowsWithHead = (count: number) => (count < 0 ? -1 : count + 1);

/** Empty space for rows that are not rendered. */
function Gap({ size, columns }: { size: number; columns: number }) {
  if (size <= 0) return null;
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={columns} style={{ blockSize: size }} />
    </tr>
  );
}
