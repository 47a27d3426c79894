import { describe, expect, it } from 'vitest';
import type { Cell, UnitCounts } from '../../../counts/counts.ts';
import { smallForm } from '../../../testing/forms.ts';
import { readLeads } from './leads.ts';
import { decideWithheld } from './withhold.ts';

const leads = readLeads(smallForm('form'));
const cell = (answers: Record<string, number>): Cell => ({
  size: Object.values(answers).reduce((sum, n) => sum + n, 0),
  answers: new Map(Object.entries(answers)),
});
/**
 * Creates counts of a unit: so many children answered well, so many not well, and the latter also say why and where.
 */
const unit = (good: number, bad: number): UnitCounts => ({
  children: good + bad,
  questions: new Map<string, Cell>([
    ['mood', cell({ good, bad })],
    ...(bad > 0
      ? ([
          ['why', cell({ home: bad - 1, school: 1 })],
          ['who', cell({ nobody: bad - 1, these: 1 })],
          ['where', cell({ here: bad - 1, nowhere: 1 })],
        ] satisfies [string, Cell][])
      : []),
  ]),
});
/** Returns `row question: reason` lines for one question. */
const reasons = (units: Record<string, UnitCounts>, question: string, threshold = 5) =>
  [...decideWithheld(new Map(Object.entries(units)), leads, threshold)].flatMap(([row, cells]) => {
    const reason = cells.get(question);
    return reason ? [`${row || 'all'}: ${reason}`] : [];
  });

describe('a question is withheld', () => {
  it.each<[string, Record<string, UnitCounts>, string[]]>([
    ['nowhere, where enough answered in different ways', { a: unit(3, 2), b: unit(4, 5) }, []],
    ['nowhere, where nobody answered in some units', { a: unit(3, 2), b: unit(0, 0) }, []],
    [
      'in a small unit and the next smallest, by size and then by id',
      { a: unit(1, 1), c: unit(4, 3), b: unit(4, 3), d: unit(9, 9) },
      ['a: few', 'b: protects-another'],
    ],
    [
      'in as many as it takes to reach the threshold together',
      { a: unit(1, 0), b: unit(1, 1), c: unit(3, 3), d: unit(8, 4) },
      ['a: few', 'b: few', 'c: protects-another'],
    ],
    [
      'in two small units alone, when they are enough together',
      { a: unit(1, 2), b: unit(2, 1), c: unit(5, 5) },
      ['a: few', 'b: few'],
    ],
    ['in the organisation too, when a single unit is small', { a: unit(2, 2) }, ['a: few', 'all: few']],
    [
      'in the only other unit with children',
      { a: unit(6, 6), b: unit(0, 0), c: unit(1, 0) },
      ['c: few', 'a: protects-another'],
    ],
    [
      'where fewer than ten answered alike',
      { a: unit(9, 0), b: unit(5, 5), c: unit(6, 7) },
      ['a: same', 'b: protects-another'],
    ],
    ['not where ten answered alike', { a: unit(10, 0), b: unit(5, 5) }, []],
    [
      'in one more, where all that are withheld would be alike together',
      { a: unit(1, 0), b: unit(12, 0), c: unit(10, 10) },
      ['a: few', 'b: protects-another', 'c: protects-another'],
    ],
  ])('%s', (_name, units, expected) => {
    expect(reasons(units, 'mood').sort()).toEqual(expected.sort());
  });

  it('by the organisation’s threshold', () => {
    expect(reasons({ a: unit(5, 4), b: unit(6, 6), c: unit(9, 9) }, 'mood', 10)).toEqual([
      'a: few',
      'b: protects-another',
    ]);
  });

  it('in every branch of what is withheld, also where nobody was asked', () => {
    const units = { a: unit(9, 0), b: unit(5, 5), c: unit(6, 7) };
    expect(reasons(units, 'why')).toEqual(['a: protects-another', 'b: protects-another']);
    expect(reasons(units, 'where')).toEqual(['a: protects-another', 'b: protects-another']);
    expect(reasons({ a: unit(2, 1), b: unit(1, 2), c: unit(3, 3) }, 'why')).toContain('a: few');
  });

  it('and few is never said of many, who came to a question by another way', () => {
    const counts: UnitCounts = {
      children: 40,
      questions: new Map<string, Cell>([
        ['school', cell({ good: 2, bad: 1 })],
        ['home', cell({ good: 20, bad: 17 })],
        ['help', cell({ yes: 15, no: 15 })],
        ['who', cell({ me: 1, you: 1 })],
      ]),
    };
    const led = new Map<string, Set<string>>([
      ['school', new Set()],
      ['home', new Set()],
      ['help', new Set(['school', 'home'])],
      ['who', new Set(['school'])],
    ]);
    const row = decideWithheld(new Map([['a', counts]]), led, 5).get('a');
    expect(Object.fromEntries(row ?? [])).toEqual({
      school: 'few',
      help: 'protects-another',
      who: 'few',
    });
  });

  it('in a branch that few answered, while the question that leads to it is shown', () => {
    const units = { a: unit(9, 1), b: unit(5, 5), c: unit(6, 7) };
    expect(reasons(units, 'mood')).toEqual([]);
    expect(reasons(units, 'why')).toEqual(['a: few', 'b: protects-another']);
  });
});
