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
