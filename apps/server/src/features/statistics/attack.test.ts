import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENT } from '../../records/counts.ts';
import { allDays, anyLife, type Life } from '../../testing/attack/random-life.ts';
import { createPublishing, liveTotals, type Rule, type Shown } from '../../testing/attack/rules.ts';
import { findForced } from '../../testing/attack/bounds.ts';
import { findSmallSum } from '../../testing/attack/solve.ts';
import { readLeads } from './publishing/leads.ts';
import { WHOLE } from './publishing/withhold.ts';

const ROUNDS = process.env.LYKTA_LONG ? 3000 : 150;

/** Asks for everything on every day of two years. @throws where a number that was shown changes */
function askEverything(life: Life, rule: Rule): Shown[] {
  const seen = new Map<string, Shown>();
  const busy = new Set(life.sendings.flatMap(({ day }) => [day, day + 1]));
  for (const day of life.deleted.values()) busy.add(day);
  for (const day of allDays) {
    // On the other days nothing has happened since the last question.
    if (day % 7 !== 0 && !busy.has(day)) continue;
    for (const shown of rule(life, day)) {
      const before = seen.get(shown.name);
      if (before) expect([...shown.numbers]).toEqual([...before.numbers]);
      seen.set(shown.name, shown);
    }
  }
  return [...seen.values()];
}

/**
 * The fewest children on whom a combination of what was seen rests, where that is under the threshold. The number of who
 * answered a branch also speaks of the answers to the questions that lead to it.
 */
function attack(life: Life, seen: readonly Shown[]): number | undefined {
  const leads = readLeads(life.form);
  for (const question of [SENT, ...leads.keys()]) {
    const own = seen.filter((shown) => shown.question === question);
    const branches = [...leads].flatMap(([branch, before]) => (before.has(question) ? [branch] : []));
    const led = seen
      .filter((shown) => branches.includes(shown.question))
      .map((shown) => {
        const row = shown.name.slice(0, -shown.question.length) + question;
        // Withheld itself: then this fails, because its branches had to be.
        return seen.find(({ name }) => name === row)?.rests ?? shown.rests;
      });
    const found = findSmallSum([...own.map(({ rests }) => rests), ...led], life.threshold);
    if (found !== undefined) return found;
  }
  return undefined;
}

describe('an attacker who asks for everything on every day of two years', () => {
  it('finds no combination that rests on fewer children than the threshold', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        expect(attack(life, askEverything(life, createPublishing()))).toBeUndefined();
      }),
      { numRuns: ROUNDS },
    );
  });

  it('wins against the rule of version 1', () => {
    const lives = fc
      .sample(anyLife, { numRuns: 60, seed: 16 })
      .filter(({ sendings }) => sendings.length > 20);
    const won = lives.filter((life) => attack(life, askEverything(life, liveTotals)) === 1);
    expect(lives.length).toBeGreaterThan(20);
    // Where nearly every unit is under a high threshold, even that rule hid enough.
    expect(won.length / lives.length).toBeGreaterThan(0.8);
  });

  it('is sure of no child whose unit is not shown, also when sizes and the rounding are known', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const seen = askEverything(life, createPublishing());
        const sent = seen.filter(({ unit, question }) => unit === WHOLE && question !== SENT);
        for (const { name, question, rests } of sent) {
          const [quarter] = name.split(' ');
          const rows = seen.filter((one) => one.name === `${quarter} ${one.unit} ${question}`);
          expect(findForced(life, question, [...rests], rows)).toEqual([]);
        }
      }),
      { numRuns: ROUNDS },
    );
  });
});
