import {
  addDays,
  publishedOn,
  quarterOf,
  type AnswersDocument,
  type Form,
  type Question,
  present,
} from '@lykta/domain';
import fc from 'fast-check';
import { walkForm } from '../../seed/form-walks.ts';
import { anyForm } from './random-form.ts';

/** The first day of the two years. */
const FIRST_DAY = '2026-01-01';
const DAYS = 730;

/** A form that a child sent, on a day counted from the first; `child` is its index among all children. */
export interface Sending {
  child: number;
  unit: string;
  day: number;
  quarter: string;
  answers: AnswersDocument['answers'];
}

/** Two simulated years of an organisation. */
export interface Life {
  form: Form;
  units: string[];
  /** Sorted by day for each child. */
  sendings: Sending[];
  /** The day on which a child deletes its account, by child. */
  deleted: ReadonlyMap<number, number>;
  threshold: number;
}

export const instantOf = (day: number) => new Date(`${addDays(FIRST_DAY, day)}T12:00:00.000Z`);
/** Every day of the two years, and of the months after them in which the last quarter is published. */
export const allDays = Array.from({ length: DAYS + 100 }, (_, day) => day);

/** Returns the days on which something happens; on other days an attacker learns nothing new. */
export function busyDays({ sendings, deleted }: Life): number[] {
  const published = new Set(sendings.map(({ quarter }) => publishedOn(quarter)));
  const publications = allDays.filter((day) => published.has(addDays(FIRST_DAY, day)));
  const sent = sendings.map(({ day }) => day);
  return [...new Set([...sent, ...deleted.values(), ...publications])].sort((a, b) => a - b);
}

const anyDay = fc.nat({ max: DAYS - 1 });
const anyChild = fc.record({
  unit: fc.nat({ max: 11 }),
  /** The unit that it sends to after the first time; most children stay. */
  movesTo: fc.option(fc.nat({ max: 11 }), { freq: 6 }),
  // Often in the same quarter as others; otherwise every child would be alone.
  days: fc.array(fc.oneof(anyDay, fc.integer({ min: 300, max: 350 })), { minLength: 1, maxLength: 3 }),
  // Often the same choices; otherwise no cell would contain equal answers.
  choices: fc.array(fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 5 })), {
    minLength: 5,
    maxLength: 5,
  }),
  deleted: fc.option(anyDay, { freq: 5 }),
});

/** The size limits of a random organisation. */
interface Size {
  units: number;
  children: readonly [least: number, most: number];
  questions: number;
  thresholds: readonly number[];
}

/** Random organisations whose children send, send again, move to another unit and delete their accounts. */
const anyLifeOf = (size: Size): fc.Arbitrary<Life> =>
  fc
    .record({
      form: anyForm(size.questions),
      units: fc.integer({ min: 1, max: size.units }),
      children: fc.array(anyChild, { minLength: size.children[0], maxLength: size.children[1], size: 'max' }),
      threshold: fc.constantFrom(...size.thresholds),
    })
    .map(({ form, units, children, threshold }) => ({
      form,
      threshold,
      units: Array.from({ length: units }, (_, n) => `unit-${n}`),
      sendings: children.flatMap(({ unit, movesTo, days, choices, deleted }, child) =>
        [...new Set(days)]
          .filter((day) => deleted === null || day < deleted)
          .sort((a, b) => a - b)
          .map((day, n) => ({
            child,
            day,
            unit: `unit-${(n > 0 && movesTo !== null ? movesTo : unit) % units}`,
            quarter: quarterOf(instantOf(day)),
            answers: answer(form, choices, n),
          })),
      ),
      deleted: new Map(
        children.flatMap(({ deleted }, child) => (deleted === null ? [] : [[child, deleted]])),
      ),
    }));

/** 1 to 12 units and 0 to 60 children. */
export const anyLife = anyLifeOf({
  units: 12,
  children: [0, 60],
  questions: 5,
  thresholds: [5, 5, 5, 7, 20],
});

/** Small enough to be replayed through API calls, and dense enough that there is something to find. */
export const anySmallLife = anyLifeOf({ units: 3, children: [14, 20], questions: 3, thresholds: [5] });

function answer(form: Form, choices: readonly number[], sending: number): AnswersDocument['answers'] {
  const choose = ({ id, answers }: Question) => {
    const options = Object.keys(answers);
    return present(
      options[
        (present(choices[Number(id.slice(1))], 'choices[Number(id.slice(1))]') + sending) % options.length
      ],
      'options[(…) % options.length]',
    );
  };
  return walkForm(form, choose, { at: instantOf(0) }).document.answers;
}
