import { present } from '@lykta/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError, openFlow } from './index.ts';
import { outline } from './outline.ts';
import { form } from './testing/build.ts';
import { formOf } from './testing/random-forms.ts';
import { runs } from './testing/runs.ts';

const school = form(
  {
    likes: { yes: 'friends', no: 'why', skip: 'end' },
    why: { tired: 'help', other: 'friends' },
    help: { ok: 'friends' },
    friends: { some: 'end', none: 'end' },
    end: { ok: null },
    lost: { ok: null },
  },
  { help: { includeIf: { answers: [{ question: 'likes', answer: 'no' }], else: 'end' } } },
);

describe('outline', () => {
  it('finds the shortest and the longest way, and what nothing leads to', () => {
    const { shortest, longest, unreachable } = outline(school);
    expect(shortest).toEqual(['likes', 'end']);
    expect(longest).toEqual(['likes', 'why', 'help', 'friends', 'end']);
    expect(unreachable).toEqual(['lost']);
  });

  it('counts what follows on each way', () => {
    const { questions } = outline(school);
    expect(questions.map(({ id }) => id)).toEqual(['likes', 'why', 'help', 'friends', 'end']);
    expect(questions[0]?.ways).toEqual([
      { answers: ['yes'], next: 'friends', fewest: 2, most: 2 },
      { answers: ['no'], next: 'why', fewest: 2, most: 4 },
      { answers: ['skip'], next: 'end', fewest: 1, most: 1 },
    ]);
    expect(questions[2]).toMatchObject({ id: 'help', conditional: true });
    expect(questions[4]?.ways).toEqual([{ answers: ['ok'], next: null, fewest: 0, most: 0 }]);
  });

  it.each([
    ['a cycle', form({ q1: { a: 'q1' } })],
    ['an unknown question', form({ q1: { a: 'q9' } })],
  ])('refuses %s', (_, broken) => {
    expect(() => outline(broken)).toThrow(EngineError);
  });

  it('counts the longest way as the progress bar does', () => {
    const property = fc.property(formOf('sound'), (sound) => {
      const { longest, questions } = outline(sound);
      const flow = openFlow(sound, { answers: {}, inactive: {} }, { now: new Date(0) });
      expect(longest.length).toBeGreaterThanOrEqual(flow.progress.total);
      if (present(questions[0], 'questions[0]').ways.length > 1)
        expect(longest.length).toBe(flow.progress.total);
    });
    fc.assert(property, runs(300));
  });
});
