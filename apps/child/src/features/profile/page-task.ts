import { useLocation } from 'react-router-dom';

/** Router state for an edit page: which home or person to edit. */
export interface PageTask {
  houseId?: string;
  personId?: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads it from the history state, which is empty when the page was opened directly. */
export function usePageTask(): PageTask {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  return {
    houseId: 'houseId' in state ? text(state.houseId) : undefined,
    personId: 'personId' in state ? text(state.personId) : undefined,
  };
}
