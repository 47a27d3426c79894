import { ChevronDownIcon } from '../../icon/icons.ts';
import styles from './data-table.module.css';

/** How a column sorts the table. */
export interface ColumnSort {
  /** The direction in which this column sorts now; undefined when another one does. */
  now?: 'ascending' | 'descending';
  /** Called when its head is pressed. */
  onSort: () => void;
}

/** The head of a column: its label, or a button that sorts by it. */
export function ColumnHead({
  label,
  numeric,
  sort,
}: {
  label: string;
  numeric?: boolean;
  sort?: ColumnSort;
}) {
  return (
    <th scope="col" data-numeric={numeric || undefined} aria-sort={sort?.now}>
      {sort ? (
        <>
          <button type="button" className={styles.sort} data-way={sort.now} onClick={sort.onSort}>
            {label}
            <ChevronDownIcon size="small" />
          </button>
          {/* On a phone the head is out of sight: no button to press, but the label stays. */}
          <span className={styles.plain}>{label}</span>
        </>
      ) : (
        label
      )}
    </th>
  );
}
