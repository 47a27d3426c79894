import { own, type Question, type QuestionRef } from '@lykta/domain';
import { questionIn, type Draft } from '../draft/draft.ts';
import type { Edit } from './edit.ts';
import { leadPast } from './links.ts';
import { changeQuestion } from './places.ts';
import { setFields } from './set-fields.ts';

/** Gives a question another id, wherever the form names it. An id that is taken changes nothing. */
export function renameQuestion(
  draft: Draft,
  { question, to }: Extract<Edit, { do: 'rename-question' }>,
): Draft {
  if (!questionIn(draft, question) || questionIn(draft, to)) return draft;
  const { metadata, questions } = leadPast(draft, question, to);
  const called = { of: question, to, answerOf: (answer: string) => answer };
  const named = questions.map((each) => namedAnew(each, called));
  return {
    metadata,
    questions: named.map((each) => (each.id === question ? { ...each, id: to } : each)),
  };
}

/** Gives answers of a question other ids, wherever the form names them. They keep their order. */
export function renameAnswers(
  draft: Draft,
  { question, ids }: Extract<Edit, { do: 'rename-answers' }>,
): Draft {
  const before = questionIn(draft, question);
  if (!before) return draft;
  const anew = new Map(ids.filter(([was]) => own(before.answers, was)));
  const answerOf = (answer: string) => anew.get(answer) ?? answer;
  const after = Object.keys(before.answers).map(answerOf);
  if (anew.size === 0 || new Set(after).size < after.length) return draft;
  const { metadata, questions } = changeQuestion(draft, question, (each) => ({
    ...each,
    answers: Object.fromEntries(Object.entries(each.answers).map(([id, answer]) => [answerOf(id), answer])),
  }));
  const called = { of: question, to: question, answerOf };
  return { metadata, questions: questions.map((each) => namedAnew(each, called)) };
}

interface Called {
  readonly of: string;
  readonly to: string;
  readonly answerOf: (answer: string) => string;
}

/** Names a question and its answers anew in the conditions and references of another. */
function namedAnew(question: Question, { of, to, answerOf }: Called): Question {
  const { includeIf, ref } = question;
  const isOf = (each: { readonly question: string }) => each.question === of;
  if (!includeIf?.answers.some(isOf) && ![ref ?? []].flat().some(isOf)) return question;
  const refOf = (each: QuestionRef): QuestionRef =>
    isOf(each) ? { question: to, answers: each.answers.map(answerOf) } : each;
  const opened = includeIf?.answers.map((each) =>
    isOf(each) ? { question: to, answer: answerOf(each.answer) } : each,
  );
  return setFields(question, {
    includeIf: includeIf && { ...includeIf, answers: opened },
    ref: Array.isArray(ref) ? ref.map(refOf) : ref && refOf(ref),
  });
}
