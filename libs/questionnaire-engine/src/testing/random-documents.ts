import type { AnswersDocument, Entry } from '@lykta/domain';
import fc from 'fast-check';
import { answerIds, NOWHERE, questionIds } from './random.ts';

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

const entry: fc.Arbitrary<Entry> = fc.record(
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
