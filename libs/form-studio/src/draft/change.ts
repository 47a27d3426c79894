import type { FormMetadata, Question } from '@lykta/domain';
import type { Draft } from './draft.ts';

/**
 * The difference between two drafts: from place `at` on, `removed` became `inserted`. Unchanged questions are shared,
 * so that a change is small however long the form is.
 */
export interface Change {
  readonly metadata?: { readonly before: Readonly<FormMetadata>; readonly after: Readonly<FormMetadata> };
  readonly at: number;
  readonly removed: readonly Question[];
  readonly inserted: readonly Question[];
}

/** Returns what changed between two drafts; undefined if nothing did. */
export function changeBetween(before: Draft, after: Draft): Change | undefined {
  const [old, now] = [before.questions, after.questions];
  const shorter = Math.min(old.length, now.length);
  let at = 0;
  while (at < shorter && old[at] === now[at]) at += 1;
  let kept = 0;
  while (kept < shorter - at && old[old.length - 1 - kept] === now[now.length - 1 - kept]) kept += 1;
  const removed = old.slice(at, old.length - kept);
  const inserted = now.slice(at, now.length - kept);
  if (before.metadata !== after.metadata)
    return { metadata: { before: before.metadata, after: after.metadata }, at, removed, inserted };
  return removed.length + inserted.length === 0 ? undefined : { at, removed, inserted };
}

/** Returns the change that takes this one back. */
export function inverseOf({ metadata, at, removed, inserted }: Change): Change {
  const back = { at, removed: inserted, inserted: removed };
  return metadata ? { ...back, metadata: { before: metadata.after, after: metadata.before } } : back;
}

/** Makes a change in the draft for which it was worked out. */
export function applyChange({ metadata, questions }: Draft, change: Change): Draft {
  return {
    metadata: change.metadata?.after ?? metadata,
    questions: questions.toSpliced(change.at, change.removed.length, ...change.inserted),
  };
}
