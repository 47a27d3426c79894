import { useSyncExternalStore } from 'react';
import type { Flow } from '@lykta/questionnaire-engine';
import type { SaveStatus } from '../saving/save-queue.ts';
import type { FlowSession } from './flow-session.ts';

/** Where the child is in the form. */
export function useFlow({ subscribe, view }: FlowSession): Flow {
  return useSyncExternalStore(subscribe, () => view().flow);
}

/** How saving goes; not with the flow, so that no question is drawn again when its answer has been saved. */
export function useSaving({ subscribe, view }: FlowSession): SaveStatus {
  return useSyncExternalStore(subscribe, () => view().saving);
}
