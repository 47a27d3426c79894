import { hasDigitsOnly, type Question } from '@lykta/domain';
import type { RuleId } from '../advice/rules.ts';
import type { Edit, Renaming } from '../edit/edit.ts';
import { newId } from '../edit/new-id.ts';
import type { Repairer } from './repair.ts';

/** Repairs of ids, which no author sees: all that need one get it with the same press. */
export const idRepairs = {
  'id-digits-only': ({ draft: { questions } }) => ({
    words: 'repair.ids',
    // The answers first: they are found by the id that their question still has.
    edits: [...questions.flatMap(answersOf), ...questionsAnew(questions)],
  }),
} as const satisfies Partial<Record<RuleId, Repairer>>;

function answersOf({ id, answers }: Question): Edit[] {
  const ids = anew(Object.keys(answers), 'svar');
  return ids.length > 0 ? [{ do: 'rename-answers', question: id, ids }] : [];
}

function questionsAnew(questions: readonly Question[]): Edit[] {
  const ids = anew(
    questions.map(({ id }) => id),
    'fraga',
  );
  return ids.map(([question, to]): Edit => ({ do: 'rename-question', question, to }));
}

/** New ids for those of digits only: the same number after a word. */
function anew(ids: readonly string[], word: string): Renaming[] {
  const taken = new Set(ids);
  return ids.filter(hasDigitsOnly).map((was) => {
    const is = newId(`${word}-${was}`, taken);
    taken.add(is);
    return [was, is];
  });
}
