import type { Question } from '@lykta/domain';
import fc from 'fast-check';
import { answerIds, NOWHERE, questionIds, rarely } from './random.ts';

/** What somebody does: which flow of those so far to go on from, at which question of its path, and what to choose. */
export interface Act {
  from: number;
  place: number;
  /** Positions among the options of the question. */
  chosen: number[];
  data: string[] | undefined;
  /** Minutes after the flow was opened. */
  minutes: number;
  /** First the document is saved, and opened again so many days later. */
  daysAway: number | undefined;
  /** Something that may not fit at all, in place of all that. */
  instead: { question: string; selection: { answer: string }[] } | undefined;
}
export const act: fc.Arbitrary<Act> = fc.record({
  from: fc.oneof({ arbitrary: fc.constant(0), weight: 5 }, { arbitrary: fc.nat({ max: 3 }), weight: 1 }),
  place: fc.nat({ max: 12 }),
  chosen: rarely(fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 3 }), undefined, 2).chain((some) =>
    some ? fc.constant(some) : fc.nat({ max: 4 }).map((one) => [one]),
  ),
  data: fc.option(fc.array(fc.constantFrom('p1', 'p2'), { maxLength: 2 }), { nil: undefined }),
  minutes: fc.nat({ max: 90 }),
  daysAway: rarely(fc.constantFrom(0, 1, 45, 91, 93), undefined, 6),
  instead: rarely(
    fc.record({
      question: fc.constantFrom(...questionIds, NOWHERE),
      selection: fc.array(fc.record({ answer: fc.constantFrom(...answerIds, 'gone') }), { maxLength: 3 }),
    }),
    undefined,
    12,
  ),
});

/** What an act chooses at a question. */
export function selectionOf(act: Act, question: Question): { answer: string; data?: string[] }[] {
  const selection = Object.keys(question.answers)
    .filter((_, position) => act.chosen.includes(position))
    .map((answer) => (act.data ? { answer, data: act.data } : { answer }));
  return act.place % 2 ? selection.reverse() : selection;
}
