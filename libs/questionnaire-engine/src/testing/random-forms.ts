import { present, type Form, type Question } from '@lykta/domain';
import fc from 'fast-check';
import { answerIds, NOWHERE, questionIds, rarely } from './random.ts';

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
          wildness === 'sound'
            ? fc.constant(present(ids[0], 'ids[0]'))
            : rarely(fc.constantFrom(...ids, NOWHERE), present(ids[0], 'ids[0]'), 6),
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
        ...(wildness === 'sound' ? ids.slice(0, Math.max(index, 1)) : [...ids, NOWHERE]),
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
      includeIf:
        wildness === 'sound' && index === 0 ? fc.constant(undefined) : rarely(includeIf, undefined, 3),
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
    { arbitrary: fc.constant(present(later[0], 'later[0]')), weight: 30 },
    { arbitrary: fc.constantFrom(...later), weight: 6 },
    { arbitrary: fc.constant(null), weight: 1 },
  );
}
