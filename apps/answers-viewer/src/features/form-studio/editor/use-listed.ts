import type { Question } from '@lykta/domain';
import type { Draft } from '@lykta/form-studio';
import { useState } from 'react';
import { isSameBut } from './fields/use-places.ts';

/**
 * The questions as the list shows them: as they are, but the chosen one as it was at the last pause, so that no letter
 * draws a long list.
 * @param read the draft as it was at the last pause
 */
export function useListed(draft: Draft, read: Draft, chosen: string | null): readonly Question[] {
  const [listed, setListed] = useState(draft.questions);
  if (read !== draft && isSameBut(chosen, listed, draft.questions)) return listed;
  if (listed !== draft.questions) setListed(draft.questions);
  return draft.questions;
}
