import type { ChildrenFilter } from '@lykta/api';
import { childOwners, childSorts, childStates, type ChildSort } from '@lykta/domain';

/** Which children a list shows, and in which order: all that stands in its address, nothing about a child. */
export type ListFilter = Required<Pick<ChildrenFilter, 'sort'>> & Omit<ChildrenFilter, 'search' | 'sort'>;

const DEFAULT_SORT = 'matters' satisfies ChildSort;

/** Reads the filters and the order of a list from its address; an unknown one is none. */
export function readListFilter(query: URLSearchParams): ListFilter {
  return {
    unit: query.get('unit') ?? undefined,
    state: childStates.find((one) => one === query.get('state')),
    whose: childOwners.find((one) => one === query.get('whose')),
    sort: childSorts.find((one) => one === query.get('sort')) ?? DEFAULT_SORT,
    turned: query.get('turned') === '1' ? '1' : undefined,
  };
}
