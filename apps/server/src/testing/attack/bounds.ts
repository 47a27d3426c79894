import { WHOLE } from '../../features/statistics/publishing/withhold.ts';
import type { Life } from './random-life.ts';
import type { Shown } from './rules.ts';

/** How far a published number is from the exact one at most. */
const ROUNDING = 2;

interface Bounds {
  least: number;
  most: number;
}

/**
 * What an attacker can be sure of who knows how many children of each unit answered a question in a quarter, takes every
 * number as at most 2 from the exact one, and draws every conclusion from the sums.
 * @param answerers who answered the question in that quarter, as places in the life's sendings
 * @returns the units that are not shown and of all whose children the attacker knows what they answered
 */
export function findForced(
  life: Life,
  question: string,
  answerers: readonly number[],
  seen: readonly Shown[],
): string[] {
  const sizes = new Map<string, number>();
  for (const place of answerers) {
    const { unit } = life.sendings[place]!;
    sizes.set(unit, (sizes.get(unit) ?? 0) + 1);
  }
  const rows = new Map(seen.map((shown) => [shown.unit, shown.numbers]));
  const answers = Object.keys(life.form.questions[question]!.answers);
  const bounds = new Map(
    [...sizes].map(([unit, size]) => [
      unit,
      new Map(answers.map((answer) => [answer, around(rows.get(unit), answer, size)])),
    ]),
  );
  const whole = rows.get(WHOLE);
  const of = (unit: string, answer: string) => bounds.get(unit)!.get(answer)!;
  for (let round = 0; round < sizes.size + answers.length; round += 1) {
    for (const [unit, size] of sizes)
      tighten(
        answers.map((answer) => of(unit, answer)),
        { least: size, most: size },
      );
    for (const answer of whole ? answers : []) {
      tighten(
        [...sizes.keys()].map((unit) => of(unit, answer)),
        around(whole, answer, answerers.length),
      );
    }
  }
  const isForced = ([unit, size]: [string, number]) =>
    answers.some((answer) => of(unit, answer).least >= size);
  return [...sizes]
    .filter(([unit]) => !rows.has(unit))
    .filter(isForced)
    .map(([unit]) => unit);
}

function around(numbers: ReadonlyMap<string, number> | undefined, answer: string, size: number): Bounds {
  if (!numbers) return { least: 0, most: size };
  const shown = numbers.get(answer) ?? 0;
  return { least: Math.max(0, shown - ROUNDING), most: Math.min(size, shown + ROUNDING) };
}

/** Narrows parts whose sum lies within bounds: each is the sum without the others. */
function tighten(parts: readonly Bounds[], sum: Bounds): void {
  for (const part of parts) {
    const others = parts.filter((other) => other !== part);
    const least = others.reduce((total, other) => total + other.least, 0);
    const most = others.reduce((total, other) => total + other.most, 0);
    part.least = Math.max(part.least, sum.least - most);
    part.most = Math.min(part.most, sum.most - least);
  }
}
