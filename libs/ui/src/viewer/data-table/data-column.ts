/** How a column sorts the table. */
interface ColumnSort {
  /** The direction in which this column sorts now; undefined when another one does. */
  now?: 'ascending' | 'descending';
  /** Called when its head is pressed. */
  onSort: () => void;
}

/** A column of a data table. */
export interface DataColumn {
  /** Key of the column in `cells`. */
  id: string;
  /** Heading of the column. */
  label: string;
  /** Right-aligned numbers. Default false. */
  numeric?: boolean;
  /**
   * Left out on a tablet, or already on a laptop, where the table would otherwise scroll sideways. Cards and paper keep
   * it. Default: always there.
   */
  minor?: 'tablet' | 'laptop';
  /** Makes the heading a button that sorts the table. */
  sort?: ColumnSort;
}
