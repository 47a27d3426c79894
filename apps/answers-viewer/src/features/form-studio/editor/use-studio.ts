import type { Draft, Edit, Finding } from '@lykta/form-studio';
import { createContext, use, useMemo, useReducer } from 'react';
import type { Place } from './place.ts';
import { studioAfter, studioOf } from './studio-state.ts';

/** What an author can do; it stays the same while the draft changes. */
export interface Acts {
  /** Whether the member writes forms; others read and comment. */
  readonly mayWrite: boolean;
  readonly make: (edit: Edit) => void;
  /** Mends what the editor found, where one press can. */
  readonly mend: (finding: Finding) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Shows a question; null: the form itself. */
  readonly choose: (question: string | null) => void;
  /** Shows a field, and sends the focus there. */
  readonly go: (place: Place) => void;
}

/** The draft on the screen. @param mayWrite whether the member writes forms; otherwise nothing is changed */
export function useStudio(opened: Draft, mayWrite: boolean) {
  const [state, dispatch] = useReducer(studioAfter, opened, studioOf);
  const acts = useMemo<Acts>(
    () => ({
      mayWrite,
      make: (edit) => {
        if (mayWrite) dispatch({ do: 'edit', edit });
      },
      mend: (finding) => {
        if (mayWrite) dispatch({ do: 'mend', finding });
      },
      undo: () => dispatch({ do: 'undo' }),
      redo: () => dispatch({ do: 'redo' }),
      choose: (question) => dispatch({ do: 'choose', question }),
      go: (place) => dispatch({ do: 'go', place }),
    }),
    [mayWrite],
  );
  return { ...state, acts };
}

export const ActsContext = createContext<Acts | null>(null);

/** What an author can do with the draft around this component. */
export function useActs(): Acts {
  const acts = use(ActsContext);
  if (!acts) throw new Error('There is no draft around this component');
  return acts;
}
