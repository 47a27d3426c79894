import { edited } from '../edit/edited.ts';
import type { Edit } from '../edit/edit.ts';
import { applyChange, changeBetween, inverseOf, type Change } from './change.ts';
import type { Draft } from './draft.ts';

/** A draft and every step that led to it. Nothing limits how far back an author can go. */
export interface History {
  readonly draft: Draft;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

interface Step {
  readonly change: Change;
  /** Steps with the same text place in a row are one: a sentence is undone whole, not letter by letter. */
  readonly writing?: string;
}

/** Begins a history at a draft. */
export function historyOf(draft: Draft): History {
  return { draft, past: [], future: [] };
}

/** Makes an edit. What was undone before can then no longer be redone. */
export function edit(history: History, step: Edit): History {
  const draft = edited(history.draft, step);
  const writing = step.do === 'write' ? JSON.stringify([step.at, step.language]) : undefined;
  const last = history.past.at(-1);
  const joins = writing !== undefined && last?.writing === writing && history.future.length === 0;
  const before = joins ? applyChange(history.draft, inverseOf(last.change)) : history.draft;
  const change = changeBetween(before, draft);
  if (!change) return joins ? { draft: before, past: history.past.slice(0, -1), future: [] } : history;
  const past = joins ? history.past.slice(0, -1) : history.past;
  return { draft, past: [...past, { change, ...(writing !== undefined && { writing }) }], future: [] };
}

/** Takes the last step back. */
export function undo({ draft, past, future }: History): History {
  const step = past.at(-1);
  if (!step) return { draft, past, future };
  return {
    draft: applyChange(draft, inverseOf(step.change)),
    past: past.slice(0, -1),
    future: [step, ...future],
  };
}

/** Makes the step again that was taken back last. */
export function redo({ draft, past, future }: History): History {
  const [step, ...rest] = future;
  if (!step) return { draft, past, future };
  return { draft: applyChange(draft, step.change), past: [...past, step], future: rest };
}
