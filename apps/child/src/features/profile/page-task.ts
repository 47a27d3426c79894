import { useLocation } from 'react-router-dom';

/** What the screen before handed over to a page that edits: whose home or person. */
export interface PageTask {
  houseId?: string;
  personId?: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads it from the history entry, which a visitor may have left empty. */
export function usePageTask(): PageTask {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  return {
    houseId: 'houseId' in state ? text(state.houseId) : undefined,
    personId: 'personId' in state ? text(state.personId) : undefined,
  };
}
