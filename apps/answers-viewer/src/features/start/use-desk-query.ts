import { childStates, type ChildSort, type ChildState } from '@lykta/domain';
import type { ChildrenFilter } from '@lykta/api';
import { useSearchParams } from 'react-router-dom';

/** Whose children the start page shows: those of the member, those it reads for others, of a unit, or all. */
export type Scope = 'mine' | 'deputy' | 'all' | { readonly unit: string };

/** The orders that the start page offers. */
export const deskSorts = ['groups', 'latest', 'child'] as const satisfies readonly ChildSort[];
type DeskSort = (typeof deskSorts)[number];

/** What the address says about the start page: nothing about a child. */
export interface DeskQuery {
  scope: Scope;
  state: ChildState | undefined;
  sort: DeskSort;
  /** Sets one of them; an empty text is the usual. */
  set: (name: 'show' | 'unit' | 'state' | 'sort', value: string) => void;
}

/** Which children a scope has, as the server is asked for them. */
export function scopeFilter(scope: Scope): ChildrenFilter {
  if (typeof scope === 'object') return { unit: scope.unit };
  return scope === 'all' ? {} : { whose: scope };
}

/** Reads and changes the filters of the start page in the address. */
export function useDeskQuery(): DeskQuery {
  const [query, setQuery] = useSearchParams();
  const unit = query.get('unit');
  const show = query.get('show');
  const named = show === 'deputy' || show === 'all' ? show : 'mine';
  return {
    scope: unit === null ? named : { unit },
    state: childStates.find((one) => one === query.get('state')),
    sort: deskSorts.find((one) => one === query.get('sort')) ?? 'groups',
    set: (name, value) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (name === 'show') next.delete('unit');
          if (name === 'unit') next.delete('show');
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
  };
}
