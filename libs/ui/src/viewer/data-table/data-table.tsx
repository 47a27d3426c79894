import type { ReactNode } from 'react';
import styles from './data-table.module.css';

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
}

/**
 * Rows of facts. On a phone each row stands as a small card of its own, every fact beside its label; where a table is
 * still too wide it scrolls inside itself, not the page.
 */
export function DataTable({ caption, columns, rows, empty }: DataTableProps) {
  if (rows.length === 0 && empty) return empty;
  return (
    <div className={styles.scroll} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.unseen}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-numeric={column.numeric || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row">
                    {row.cells[column.id]}
                  </th>
                ) : (
                  <td key={column.id} data-label={column.label} data-numeric={column.numeric || undefined}>
                    <div>{row.cells[column.id]}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
