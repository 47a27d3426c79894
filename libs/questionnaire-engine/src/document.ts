import type { AnswersDocument, Entry } from '@lykta/domain';
import type { QuestionId } from './types.ts';

type Lists = Iterable<readonly [QuestionId, readonly Entry[]]>;

/** A read-only document of these lists; `fromEntries`, so that a question may be called `__proto__`. */
export function frozenDocument(answers: Lists, inactive: Lists): AnswersDocument {
  return Object.freeze({ answers: frozenMap(answers), inactive: frozenMap(inactive) });
}

function frozenMap(lists: Lists): Record<QuestionId, Entry[]> {
  return Object.freeze(Object.fromEntries(lists) as Record<QuestionId, Entry[]>);
}

/** The same list, such that nobody can change it: what is frozen already is kept, the caller's own is copied. */
export function readOnly(list: readonly Entry[]): readonly Entry[] {
  const isReadOnly = ({ data }: Entry) => !data || Object.isFrozen(data);
  if (Object.isFrozen(list) && list.every((entry) => Object.isFrozen(entry) && isReadOnly(entry)))
    return list;
  return Object.freeze(
    list.map((entry) =>
      Object.freeze(entry.data ? { ...entry, data: frozenCopy(entry.data) } : { ...entry }),
    ),
  );
}

/** Frozen, though its type does not say so: documents are saved as they are. */
export function frozenCopy(data: readonly string[]): string[] {
  return Object.freeze([...data]) as string[];
}
