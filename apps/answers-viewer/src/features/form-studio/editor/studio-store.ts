import { afterPaint } from '@lykta/app-shell';
import type { Draft, Edit } from '@lykta/form-studio';
import { flushSync } from 'react-dom';
import { studioAfter, studioOf, type StudioAction, type StudioState } from './studio-state.ts';

/**
 * A draft as it is, and as it is drawn. Whatever is done is in the draft at once, for all that asks for it: undo, saving,
 * leaving. A letter shows by itself in its own field, so that the rest is drawn after the frame that shows it.
 */
export type StudioStore = ReturnType<typeof createStudioStore>;

export function createStudioStore(opened: Draft) {
  let now = studioOf(opened);
  let drawn: StudioState = now;
  let callOff: (() => void) | undefined;
  const listeners = new Set<() => void>();

  /** Draws what was written since the last frame. */
  const catchUp = () => {
    callOff?.();
    callOff = undefined;
    if (drawn === now) return;
    drawn = now;
    listeners.forEach((listener) => listener());
  };

  return {
    /** The draft with every letter. */
    draft: (): Draft => now.history.draft,
    drawn: () => drawn,
    /** Calls when something is drawn. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    catchUp,
    write: (edit: Edit) => {
      now = studioAfter(now, { do: 'edit', edit });
      callOff ??= afterPaint(catchUp);
    },
    act: (action: StudioAction) => {
      // The field already shows its letter. Were that not drawn first, taking it back would change no words of the field.
      if (drawn !== now) flushSync(catchUp);
      now = studioAfter(now, action);
      catchUp();
    },
  };
}
