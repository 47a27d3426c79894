import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attack } from '../../testing/attack/attacker.ts';
import { createMemory, type Memory } from '../../testing/attack/memory.ts';
import { countSure } from '../../testing/attack/neighbour.ts';
import { createPublisher, versionOne, type Publisher } from '../../testing/attack/publishers.ts';
import { allDays, anyLife, anySmallLife, busyDays, type Life } from '../../testing/attack/random-life.ts';
import { without } from '../../testing/attack/without.ts';

const ROUNDS = process.env.LYKTA_LONG ? 3000 : 150;
/** 3000 rounds compute for half a minute on a quiet core. */
const LONG = { timeout: 240_000 };

/** Queries everything on every day of two years; without events, once a week. */
function askEverything(life: Life, publisher: Publisher): Memory {
  const memory = createMemory();
  const busy = new Set(busyDays(life));
  for (const day of allDays) if (day % 7 === 0 || busy.has(day)) memory.add(publisher(life, day));
  return memory;
}

/** Simulated lives that contain something to find; always the same. */
const lives = fc.sample(anySmallLife, { numRuns: 150, seed: 16 });
const countWon = (some: readonly Life[], publisher: () => Publisher) =>
  some.filter((life) => attack(life, askEverything(life, publisher())).length > 0).length;

describe('an attacker who asks for everything on every day of two years', () => {
  it('wins nothing, and sees no number change', LONG, () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const memory = askEverything(life, createPublisher());
        expect(attack(life, memory)).toEqual([]);
        expect(memory.changed()).toEqual([]);
      }),
      { numRuns: ROUNDS },
    );
  });

  it('wins nothing from exact numbers: what is withheld does not lean on the rounding', LONG, () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        expect(attack(life, askEverything(life, createPublisher(without('rounding'))))).toEqual([]);
      }),
      { numRuns: ROUNDS },
    );
  });

  it('is sure of few children, even where everybody else’s answers are known', () => {
    const counted = lives.map((life) => countSure(life, askEverything(life, createPublisher()).all(), true));
    const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
    const children = sum(counted.map((one) => one.children));
    expect(children).toBeGreaterThan(500);
    expect(sum(counted.map(({ sure }) => sure)) / children).toBeLessThan(0.3);
  });
});

describe('the same attacker wins', () => {
  const some = lives.slice(0, 20);

  it('against the rule of version 1', () => {
    expect(countWon(some, () => versionOne)).toBe(some.length);
  });

  it.each([
    // Of 150 organisations, few have a cell in which fewer than ten children gave the same answer.
    ['few', 140],
    ['same', 3],
    ['branches', 30],
    ['complement', 20],
  ] as const)('where the rule “%s” is left out', (rule, least) => {
    const exact = () => createPublisher(without(rule, 'rounding'));
    expect(countWon(lives, exact)).toBeGreaterThanOrEqual(least);
  });

  it('where numbers are not rounded, and everybody else’s answers are known', () => {
    for (const life of some) {
      const { sure, children } = countSure(
        life,
        askEverything(life, createPublisher(without('rounding'))).all(),
        false,
      );
      expect(sure).toBe(children);
    }
  });

  it.each(['live', 'again'] as const)('where tables are published %s', (publishing) => {
    expect(countWon(some, () => createPublisher(undefined, publishing))).toBeGreaterThan(15);
  });
});
