import { own } from '@lykta/domain';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import unseen from '../../unseen.module.css';

export interface DataColumn {
  id: string;
  label: string;
  /** Numbers stand at the end, under each other. */
  numeric?: boolean;
}

export interface DataTableProps {
  /** What the table holds, heard only. */
  caption: string;
  /** The first one names the row. */
  columns: readonly DataColumn[];
  rows: readonly { id: string; cells: Record<string, ReactNode> }[];
  /** Shown in place of the table when there is no row. */
  empty?: ReactNode;
  /** Where `rows` are only the part of a long list that is in sight. */
  part?: TablePart;
}

/** Which part of a long table is drawn, and how much room the rest takes. */
export interface TablePart {
  /** The place of the first row among all, from 0. */
  first: number;
  /** How many there are; -1 while that is not known. */
  count: number;
  /** Pixels above and below the rows. */
  before: number;
  after: number;
  /** Called with each row that is drawn; it carries its place as `data-index`. */
  measure: (row: HTMLTableRowElement | null) => void;
}

/**
 * Rows of facts. On a phone each row stands as a small card of its own, every fact beside its label; where a table is
 * still too wide it scrolls inside itself, not the page.
 */
export function DataTable({ caption, columns, rows, empty, part }: DataTableProps) {
  if (rows.length === 0 && empty) return empty;
  return (
    <div className={styles.scroll} role="region" aria-label={caption}>
      <table className={styles.table} aria-rowcount={part && rowsWithHead(part.count)}>
        <caption className={unseen.unseen}>{caption}</caption>
        <thead>
          <tr aria-rowindex={part && 1}>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-numeric={column.numeric || undefined}>
                {column.label}
              </th>
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
                  <td key={column.id} data-label={column.label} data-numeric={column.numeric || undefined}>
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

/** Room for rows that are not drawn. */
function Gap({ size, columns }: { size: number; columns: number }) {
  if (size <= 0) return null;
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={columns} style={{ blockSize: size }} />
    </tr>
  );
}
