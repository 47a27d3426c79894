import type { Draft, Edit, Finding } from '@lykta/form-studio';
import { createContext, use, useMemo, useState, useSyncExternalStore } from 'react';
import type { Place } from './place.ts';
import { createStudioStore } from './studio-store.ts';

/** What an author can do; it stays the same while the draft changes. */
export interface Acts {
  /** Whether the member writes forms; others read and comment. */
  readonly mayWrite: boolean;
  readonly make: (edit: Edit) => void;
  /** Draws at once what was written since the last frame: other fields make their edits from what is drawn. */
  readonly catchUp: () => void;
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
  const [store] = useState(() => createStudioStore(opened));
  const state = useSyncExternalStore(store.subscribe, store.drawn);
  const acts = useMemo<Acts>(() => {
    const { act, write, catchUp } = store;
    return {
      mayWrite,
      make: (edit) => {
        if (!mayWrite) return;
        if (edit.do === 'write') write(edit);
        else act({ do: 'edit', edit });
      },
      catchUp,
      mend: (finding) => {
        if (mayWrite) act({ do: 'mend', finding });
      },
      undo: () => act({ do: 'undo' }),
      redo: () => act({ do: 'redo' }),
      choose: (question) => act({ do: 'choose', question }),
      go: (place) => act({ do: 'go', place }),
    };
  }, [store, mayWrite]);
  return { ...state, store, acts };
}

export const ActsContext = createContext<Acts | null>(null);

/** What an author can do with the draft around this component. */
export function useActs(): Acts {
  const acts = use(ActsContext);
  if (!acts) throw new Error('There is no draft around this component');
  return acts;
}
