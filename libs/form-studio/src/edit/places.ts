import { own, type AnswerOption, type Question } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';

/** Changes one question. An id that no question has changes nothing. */
export function changeQuestion(draft: Draft, id: string, change: (question: Question) => Question): Draft {
  const at = draft.questions.findIndex((question) => question.id === id);
  if (at < 0) return draft;
  return { ...draft, questions: draft.questions.with(at, change(draft.questions[at]!)) };
}

/** Changes one answer of a question. */
export function changeAnswer(
  draft: Draft,
  id: string,
  answer: string,
  change: (answer: AnswerOption) => AnswerOption,
): Draft {
  return changeQuestion(draft, id, (question) => {
    const before = own(question.answers, answer);
    if (!before) return question;
    const answers = Object.entries(question.answers).map(
      ([each, option]) => [each, each === answer ? change(before) : option] as const,
    );
    return { ...question, answers: Object.fromEntries(answers) };
  });
}

/** Moves an item of a list to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(to, list.length - 1));
  return list.toSpliced(from, 1).toSpliced(place, 0, list[from]!);
}
