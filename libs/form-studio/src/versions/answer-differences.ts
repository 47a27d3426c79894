import { optionsOf, type AnswerOption, type Question } from '@lykta/domain';
import type { DifferenceId } from '../locales/differences-sv.ts';
import { isSame, kindsOf, movedOf, type Difference, type Kinds } from './difference.ts';

const answerKinds: Kinds<AnswerOption, 'text' | 'next'> = {
  story: 'answer-mark',
  sentence: 'answer-sentence',
  picture: 'answer-picture',
  easy: 'answer-easy',
  type: 'answer-kind',
  weight: 'answer-weight',
  group: 'answer-together',
};

/** Says what differs between the answers to a question. */
export function answerDifferences(before: Question, after: Question, number: number): Difference[] {
  const of = (kind: DifferenceId, values: Difference['values'], answer?: string): Difference => ({
    kind,
    question: after.id,
    ...(answer !== undefined && { answer }),
    values: { number, ...values },
  });
  const [earlier, now] = [optionsOf(before), optionsOf(after)];
  const removed = earlier.filter(({ id }) => !now.some((option) => option.id === id));
  const moved = movedOf(
    earlier.map(({ id }) => id),
    now.map(({ id }) => id),
  );
  return [
    ...removed.map(({ text }) => of('answer-removed', { answer: text.sv })),
    ...now.flatMap((option) => {
      const was = earlier.find(({ id }) => id === option.id);
      const say = (kind: DifferenceId, values: Difference['values'] = {}) =>
        of(kind, { answer: option.text.sv, ...values }, option.id);
      return was ? inAnswer(was, option, say) : [say('answer-added')];
    }),
    ...(moved.length > 0 ? [of('answers-moved', {})] : []),
  ];
}

function inAnswer(
  before: AnswerOption,
  after: AnswerOption,
  say: (kind: DifferenceId, values?: Difference['values']) => Difference,
): Difference[] {
  const { sv: from } = before.text;
  const { sv: to } = after.text;
  return [
    ...(from === to ? [] : [say('answer-words', { from, to })]),
    ...(from === to && !isSame(before.text, after.text) ? [say('answer-translated')] : []),
    // No next question and null are the same: the form ends.
    ...((before.next ?? null) === (after.next ?? null) ? [] : [say('answer-leads')]),
    ...kindsOf(answerKinds, before, after).map((kind) => say(kind)),
  ];
}
