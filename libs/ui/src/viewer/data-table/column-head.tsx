import { ChevronDownIcon } from '../../icon/icons.ts';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';

/** The head of a column: its label, or a button that sorts by it. */
export function ColumnHead({ column: { label, numeric, minor, sort } }: { column: DataColumn }) {
  return (
    <th scope="col" data-numeric={numeric || undefined} data-minor={minor} aria-sort={sort?.now}>
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
