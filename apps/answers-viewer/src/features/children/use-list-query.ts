import { useSearchParams } from 'react-router-dom';
import { readListFilter, type ListFilter } from '../../frame/children/list-filter.ts';

/** What the address says about the list. */
export interface ListQuery {
  filter: ListFilter;
  /** Whether a filter is set. */
  isFiltered: boolean;
  change: (change: Partial<Record<keyof ListFilter, string>>) => void;
}

/** Reads and changes the filters and the order of the list in the address. */
export function useListQuery(): ListQuery {
  const [query, setQuery] = useSearchParams();
  const filter = readListFilter(query);
  const { unit, state, whose } = filter;
  return {
    filter,
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
