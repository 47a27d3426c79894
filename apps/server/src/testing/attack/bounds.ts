import { present } from '@lykta/domain';
import { WHOLE } from '../../features/statistics/publishing/withhold.ts';
import type { Life } from './random-life.ts';
import type { Shown } from './resting.ts';

interface Bounds {
  least: number;
  most: number;
}

/** The attacker's knowledge of one question and quarter. */
interface Known {
  /**
   * The sendings that answered the question, as indexes into the life's sendings: their number in each unit is known.
   */
  answerers: readonly number[];
  /** The shown numbers. */
  rows: readonly Shown[];
  /** The maximum difference of each from the exact number. */
  doubt: number;
}

/** Returns the units for all of whose children the attacker can deduce the answers from the sums. */
export function findForced(
  life: Life,
  question: string,
  { answerers, rows, doubt }: Known,
): { unit: string; size: number }[] {
  const sizes = new Map<string, number>();
  for (const place of answerers) {
    const { unit } = present(life.sendings[place], 'life.sendings[place]');
    sizes.set(unit, (sizes.get(unit) ?? 0) + 1);
  }
  const shown = new Map(rows.map(({ unit, numbers }) => [unit, numbers]));
  const around = (row: string, answer: string, size: number): Bounds => {
    const numbers = shown.get(row);
    if (!numbers) return { least: 0, most: size };
    const n = numbers.get(answer) ?? 0;
    return { least: Math.max(0, n - doubt), most: Math.min(size, n + doubt) };
  };
  const answers = Object.keys(
    present(life.form.questions[question], 'life.form.questions[question]').answers,
  );
  const bounds = new Map(
    [...sizes].map(([unit, size]) => [
      unit,
      new Map(answers.map((answer) => [answer, around(unit, answer, size)])),
    ]),
  );
  const of = (unit: string, answer: string) =>
    present(present(bounds.get(unit), 'bounds.get(unit)').get(answer), 'bounds.get(unit).get(answer)');
  for (let round = 0; round < sizes.size + answers.length; round += 1) {
    for (const [unit, size] of sizes)
      tighten(
        answers.map((answer) => of(unit, answer)),
        { least: size, most: size },
      );
    for (const answer of shown.has(WHOLE) ? answers : []) {
      tighten(
        [...sizes.keys()].map((unit) => of(unit, answer)),
        around(WHOLE, answer, answerers.length),
      );
    }
  }
  return [...sizes]
    .filter(([unit, size]) => answers.some((answer) => of(unit, answer).least >= size))
    .map(([unit, size]) => ({ unit, size }));
}

/** Narrows the bounds of parts with a known sum: each part is the sum minus the others. */
function tighten(parts: readonly Bounds[], sum: Bounds): void {
  for (const part of parts) {
    const others = parts.filter((other) => other !== part);
    const least = others.reduce((total, other) => total + other.least, 0);
    const most = others.reduce((total, other) => total + other.most, 0);
    part.least = Math.max(part.least, sum.least - most);
    part.most = Math.min(part.most, sum.most - least);
  }
}
