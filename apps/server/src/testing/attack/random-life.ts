import { addDays, quarterOf, type AnswersDocument, type Form, type Question } from '@lykta/domain';
import fc from 'fast-check';
import type { SentForm } from '../../records/running-counts.ts';
import { walkForm } from '../../records/form-walks.ts';

/** Two years begin here. */
const FIRST_DAY = '2026-01-01';
const DAYS = 730;

/** A form that a child sent, on a day counted from the first; `child` = its place among all children. */
export interface Sending {
  child: number;
  unit: string;
  day: number;
  quarter: string;
  answers: AnswersDocument['answers'];
}

/** Two years of an organisation. */
export interface Life {
  form: Form;
  units: string[];
  sendings: Sending[];
  /** The day on which a child deletes its account, by child. */
  deleted: ReadonlyMap<number, number>;
  threshold: number;
}

export const instantOf = (day: number) => new Date(`${addDays(FIRST_DAY, day)}T12:00:00.000Z`);
/** Every day of the two years, and the months after them in which the last quarter is published. */
export const allDays = Array.from({ length: DAYS + 100 }, (_, day) => day);

const text = (sv: string) => ({ sv });

/** A branching form: each answer leads to some later question or to the end, and some questions have a condition. */
const anyForm: fc.Arbitrary<Form> = fc
  .array(
    fc.record({
      ways: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 3 }),
      condition: fc.option(fc.nat({ max: 2 }), { freq: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((shapes) => {
    const next = (at: number) => (at < shapes.length ? `q${at}` : null);
    const questions = shapes.map(({ ways, condition }, at): [string, Question] => {
      const answers = ways.map((way, n) => [
        `a${n}`,
        { type: 'text', text: text('x'), next: next(at + way) },
      ]);
      const asked =
        at > 0 && condition !== null
          ? { includeIf: { answers: [{ question: 'q0', answer: `a${condition}` }], else: next(at + 1) } }
          : {};
      const id = `q${at}`;
      return [id, { id, type: 'single', text: text('x'), answers: Object.fromEntries(answers), ...asked }];
    });
    const metadata = { id: 'form', version: 1, name: 'x', nameForChild: text('x'), mutable: false };
    return { metadata: { ...metadata, firstQuestion: 'q0' }, questions: Object.fromEntries(questions) };
  });

const anyDay = fc.nat({ max: DAYS - 1 });
const anyChild = fc.record({
  unit: fc.nat({ max: 11 }),
  // Often in the same quarter as others: else everybody is alone.
  days: fc.array(fc.oneof(anyDay, fc.integer({ min: 300, max: 350 })), { minLength: 1, maxLength: 3 }),
  choices: fc.array(fc.nat({ max: 5 }), { minLength: 5, maxLength: 5 }),
  deleted: fc.option(anyDay, { freq: 5 }),
});

/** Random organisations with 1 to 12 units and 0 to 60 children who send, send again and delete their accounts. */
export const anyLife: fc.Arbitrary<Life> = fc
  .record({
    form: anyForm,
    units: fc.integer({ min: 1, max: 12 }),
    children: fc.array(anyChild, { maxLength: 60, size: 'max' }),
    threshold: fc.constantFrom(5, 5, 5, 7, 20),
  })
  .map(({ form, units, children, threshold }) => ({
    form,
    threshold,
    units: Array.from({ length: units }, (_, n) => `unit-${n}`),
    sendings: children.flatMap(({ unit, days, choices, deleted }, child) =>
      [...new Set(days)]
        .filter((day) => deleted === null || day < deleted)
        .sort((a, b) => a - b)
        .map((day, n) => ({
          child,
          day,
          unit: `unit-${unit % units}`,
          quarter: quarterOf(instantOf(day)),
          answers: answer(form, choices, n),
        })),
    ),
    deleted: new Map(children.flatMap(({ deleted }, child) => (deleted === null ? [] : [[child, deleted]]))),
  }));

function answer(form: Form, choices: readonly number[], sending: number): AnswersDocument['answers'] {
  const choose = ({ id, answers }: Question) => {
    const options = Object.keys(answers);
    return options[(choices[Number(id.slice(1))]! + sending) % options.length]!;
  };
  return walkForm(form, choose, { at: instantOf(0) }).document.answers;
}

/** A sending as the product counts it. */
export const toSentForm = ({ unit, day, answers }: Sending): SentForm => ({
  invitationId: unit,
  unitId: unit,
  organisationId: 'organisation',
  formId: 'form',
  formVersion: 1,
  sent: instantOf(day),
  answers,
});
