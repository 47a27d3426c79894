import type { AnswersDocument, Entry, Form, Question } from '@lykta/domain';
import fc from 'fast-check';

/** Some of them are names that every object has: they must be ids like any other. */
export const questionIds = ['q1', 'q2', 'constructor', 'q4', '__proto__', 'q6', 'toString', 'q8', 'q9'];
export const answerIds = ['yes', 'no', '__proto__', 'skip', 'valueOf'];
const NOWHERE = 'nowhere';

export const now = new Date('2026-05-31T10:00:00.000Z');
export const skipCutoff = new Date('2026-05-30T08:00:00.000Z');
/** Around the two limits, and far from them. */
const times = [
  '2024-02-29T00:00:00.000Z',
  '2026-02-28T09:59:59.999Z',
  '2026-02-28T10:00:00.000Z',
  '2026-03-03T10:00:00Z',
  '2026-05-30T07:59:59.999Z',
  '2026-05-30T08:00:00.000Z',
  '2026-05-31T09:00:00.000Z',
];

const text = { sv: 'Text' };

/** How wild the forms are: `sound` ones go forwards only, `wild` ones have cycles, unknown ids and no options. */
export type Wildness = 'sound' | 'wild';

/** A form of up to nine questions. */
export function formOf(wildness: Wildness): fc.Arbitrary<Form> {
  return rarely(fc.integer({ min: 1, max: questionIds.length }), questionIds.length, 3).chain((count) => {
    const ids = questionIds.slice(0, count);
    return fc
      .record({
        questions: fc.tuple(...ids.map((id, index) => questionOf(id, ids, index, wildness))),
        first:
          wildness === 'sound' ? fc.constant(ids[0]!) : rarely(fc.constantFrom(...ids, NOWHERE), ids[0]!, 6),
      })
      .map(({ questions, first }) => ({
        metadata: {
          id: 'form',
          version: 1,
          name: 'Form',
          nameForChild: text,
          mutable: true,
          firstQuestion: first,
        },
        questions: Object.fromEntries(questions.map((question) => [question.id, question])),
      }));
  });
}

function questionOf(id: string, ids: string[], index: number, wildness: Wildness): fc.Arbitrary<Question> {
  const later = ids.slice(index + 1);
  const forwards = nearest(later);
  const next =
    wildness === 'sound'
      ? forwards
      : fc.oneof(
          { arbitrary: forwards, weight: 40 },
          { arbitrary: fc.constantFrom<string | null | undefined>(...ids, undefined), weight: 4 },
          { arbitrary: fc.constant(NOWHERE), weight: 1 },
        );
  const conditions = fc.array(
    fc.record({
      question: fc.constantFrom(
        ...(wildness === 'sound' && index > 0 ? ids.slice(0, index) : [...ids, NOWHERE]),
      ),
      answer: fc.constantFrom(...answerIds),
    }),
    { minLength: wildness === 'sound' ? 1 : 0, maxLength: 3 },
  );
  const includeIf = fc.record({ answers: conditions, else: next }, { requiredKeys: ['answers'] });
  return fc
    .record({
      answers: rarely(
        fc.uniqueArray(fc.constantFrom(...answerIds), { minLength: wildness === 'sound' ? 1 : 0 }),
        answerIds,
        4,
      ).chain((chosen) =>
        fc.record({
          chosen: fc.constant(chosen),
          nexts: fc.array(next, { minLength: chosen.length, maxLength: chosen.length }),
          together: rarely(fc.constant(false), true, 2),
        }),
      ),
      includeIf: rarely(includeIf, undefined, 3),
    })
    .map(({ answers: { chosen, nexts, together }, includeIf }) => {
      const options = chosen.map((answer, position) => {
        const target = together ? nexts[0] : nexts[position];
        const option = { type: answer === 'skip' ? ('skip' as const) : ('text' as const), text };
        return [answer, target === undefined ? option : { ...option, next: target }] as const;
      });
      const question: Question = { id, type: 'single', text, answers: Object.fromEntries(options) };
      return includeIf ? { ...question, includeIf } : question;
    });
}

/** Mostly the next question, so that paths grow long. */
function nearest(later: string[]): fc.Arbitrary<string | null> {
  if (later.length === 0) return fc.constant(null);
  return fc.oneof(
    { arbitrary: fc.constant(later[0]!), weight: 30 },
    { arbitrary: fc.constantFrom(...later), weight: 6 },
    { arbitrary: fc.constant(null), weight: 1 },
  );
}

/** `otherwise`, but once in so many times something else. */
function rarely<T, U>(arbitrary: fc.Arbitrary<T>, otherwise: U, oneIn: number): fc.Arbitrary<T | U> {
  return fc.oneof({ arbitrary: fc.constant(otherwise), weight: oneIn - 1 }, { arbitrary, weight: 1 });
}

export const entry: fc.Arbitrary<Entry> = fc.record(
  {
    answer: fc.oneof(
      { arbitrary: fc.constantFrom(...answerIds), weight: 25 },
      { arbitrary: fc.constant('gone'), weight: 1 },
    ),
    data: fc.array(fc.constantFrom('p1', 'p2', 'p3'), { maxLength: 2 }),
    timestamp: fc.constantFrom(...times),
  },
  { requiredKeys: ['answer', 'timestamp'] },
);

const list = fc.oneof(
  { arbitrary: fc.array(entry, { minLength: 1, maxLength: 1 }), weight: 6 },
  { arbitrary: fc.array(entry, { maxLength: 3 }), weight: 2 },
);
const lists = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...questionIds, NOWHERE), list), {
    maxLength: 10,
    selector: ([id]) => id,
  })
  .map((pairs) => Object.fromEntries(pairs));

/** Any well-typed document: unknown questions and answers, empty lists, the same question in both maps. */
export const anyDocument: fc.Arbitrary<AnswersDocument> = fc.record({ answers: lists, inactive: lists });

/** A document in which a question has one list at most, as the engine itself leaves it. */
export const plainDocument: fc.Arbitrary<AnswersDocument> = anyDocument.map(({ answers, inactive }) => ({
  answers,
  inactive: Object.fromEntries(Object.entries(inactive).filter(([id]) => !Object.hasOwn(answers, id))),
}));

/** What somebody does: which flow of those so far to go on from, at which question of its path, and what to choose. */
export interface Act {
  from: number;
  place: number;
  /** Positions among the options of the question. */
  chosen: number[];
  data: string[] | undefined;
  minutes: number;
  /** Something that may not fit at all, in place of all that. */
  instead: { question: string; selection: { answer: string }[] } | undefined;
}
export const act: fc.Arbitrary<Act> = fc.record({
  from: fc.oneof({ arbitrary: fc.constant(0), weight: 5 }, { arbitrary: fc.nat({ max: 3 }), weight: 1 }),
  place: fc.nat({ max: 8 }),
  chosen: rarely(fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 3 }), undefined, 2).chain((some) =>
    some ? fc.constant(some) : fc.nat({ max: 4 }).map((one) => [one]),
  ),
  data: fc.option(fc.array(fc.constantFrom('p1', 'p2'), { maxLength: 2 }), { nil: undefined }),
  minutes: fc.nat({ max: 90 }),
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
  return Object.keys(question.answers)
    .filter((_, position) => act.chosen.includes(position))
    .map((answer) => (act.data ? { answer, data: act.data } : { answer }))
    .sort(() => (act.place % 2 ? 1 : -1));
}
