import { own, type ChildSort } from '@lykta/domain';
import type { DataColumn } from '@lykta/ui';

/** The order of a list of children. */
export interface ChildOrder {
  sort: ChildSort;
  /** Whether the list stands the other way round. */
  turned: boolean;
  /** Sorts by another column, or turns the present one. */
  onSort: (sort: ChildSort, turned: boolean) => void;
}

type Way = 'ascending' | 'descending';

/** The order that each column stands for, with its usual direction. */
const orderOfColumn: Record<string, { sort: ChildSort; way: Way }> = {
  child: { sort: 'child', way: 'ascending' },
  flags: { sort: 'matters', way: 'descending' },
  unit: { sort: 'unit', way: 'ascending' },
  invitation: { sort: 'invitation', way: 'ascending' },
  accepted: { sort: 'accepted', way: 'descending' },
  sent: { sort: 'sent', way: 'descending' },
  latest: { sort: 'latest', way: 'descending' },
};

const other: Record<Way, Way> = { ascending: 'descending', descending: 'ascending' };

/** How the head of a column sorts: first in its usual direction, pressed again the other way round. */
export function sortOf({ sort, turned, onSort }: ChildOrder, column: string): DataColumn['sort'] {
  const usual = own(orderOfColumn, column);
  if (!usual) return undefined;
  if (usual.sort !== sort) return { onSort: () => onSort(usual.sort, false) };
  return { now: turned ? other[usual.way] : usual.way, onSort: () => onSort(usual.sort, !turned) };
}
