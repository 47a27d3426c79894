import { childOwners, childSorts, childStates, type ChildSort, type ChildState } from '@lykta/domain';
import type { ChildrenFilter } from '@lykta/api';
import { useSearchParams } from 'react-router-dom';

/** What the address says about the list: filters and order, nothing about a child. */
export interface ListQuery {
  filter: Required<Pick<ChildrenFilter, 'sort'>> & Omit<ChildrenFilter, 'search' | 'sort'>;
  /** Whether a filter is set. */
  isFiltered: boolean;
  change: (change: Partial<Record<keyof Omit<ChildrenFilter, 'search'>, string>>) => void;
}

const DEFAULT_SORT = 'matters' satisfies ChildSort;

/** Reads and changes the filters and the order of the list in the address. */
export function useListQuery(): ListQuery {
  const [query, setQuery] = useSearchParams();
  const state = childStates.find((one): one is ChildState => one === query.get('state'));
  const sort = childSorts.find((one): one is ChildSort => one === query.get('sort')) ?? DEFAULT_SORT;
  const unit = query.get('unit') ?? undefined;
  const whose = childOwners.find((one) => one === query.get('whose'));
  const turned = query.get('turned') === '1' ? ('1' as const) : undefined;
  return {
    filter: { unit, state, whose, sort, turned },
    isFiltered: unit !== undefined || state !== undefined || whose !== undefined,
    change: (change) =>
      setQuery((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }),
  };
}
