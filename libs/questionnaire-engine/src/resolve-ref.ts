import type { AnswersDocument, Question } from '@lykta/domain';
import { own } from '@lykta/domain/own';
import type { Warning } from './types.ts';

/**
 * The persons or houses that a question takes over from earlier answers (docs/product.md §3, Question). For each ref
 * the first referenced answer that carries data gives it; a warning says where nothing, or more than one, was found.
 * The ids come in the order of the refs, each once.
 */
export function resolveRef(
  question: Question,
  answers: AnswersDocument['answers'],
): { data: string[]; warnings: Warning[] } {
  const data = new Set<string>();
  const warnings: Warning[] = [];
  for (const ref of [question.ref ?? []].flat()) {
    const entries = own(answers, ref.question) ?? [];
    const matching = entries.filter((entry) => ref.answers.includes(entry.answer));
    const carrying = matching.filter((entry) => entry.data && entry.data.length > 0);
    const warn = (type: Warning['type']) => warnings.push({ type, question: ref.question });

    if (entries.length === 0) warn('unanswered');
    else if (matching.length === 0) warn('missing-answer');
    else if (carrying.length > 1) warn('several-with-data');
    for (const id of carrying[0]?.data ?? []) data.add(id);
  }
  return { data: [...data], warnings };
}
