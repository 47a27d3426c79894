import { optionsOf, type Form, type Question } from '@lykta/domain';

/** An answer that opens a question. */
export type Opening = NonNullable<Question['includeIf']>['answers'][number];

/**
 * The answers of which one opens a question: its own condition, or the answers that lead to it. None if a question before
 * it always leads there. Other formats have conditions instead of branches.
 */
export function opening(form: Form, { id, includeIf }: Question): Opening[] {
  if (includeIf) return includeIf.answers;
  const leading = Object.values(form.questions).flatMap((question) => {
    const options = optionsOf(question);
    const here = options.filter(({ next }) => next === id);
    return here.length === 0 ? [] : [{ question, here, always: here.length === options.length }];
  });
  if (leading.some(({ always }) => always)) return [];
  return leading.flatMap(({ question, here }) =>
    here.map((option) => ({ question: question.id, answer: option.id })),
  );
}
