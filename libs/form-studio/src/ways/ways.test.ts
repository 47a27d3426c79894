import { present } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { asks, draftWith, leads, rasternaDraft, skips } from '../testing/build.ts';
import { waysThrough } from './ways.ts';

describe('the ways through a form', () => {
  it('are counted in questions and minutes', () => {
    const ways = present(waysThrough(rasternaDraft), 'waysThrough(rasternaDraft)');
    expect(ways.shortest).toEqual({ questions: ['med', 'slut'], minutes: 1 });
    expect(ways.longest.questions).toEqual(['med', 'ensam', 'slut']);
    expect(ways.steps.map(({ question, number, conditional }) => [number, question, conditional])).toEqual([
      [1, 'med', false],
      [2, 'ensam', true],
      [3, 'slut', false],
    ]);
  });

  it('take longer where there is more to read', () => {
    const long = Array.from({ length: 30 }, (_, index) =>
      asks(`q${index}`, 'Hur ofta är du ensam på rasten i skolan?', {
        answers: { ja: leads('Ja', index < 29 ? `q${index + 1}` : undefined) },
      }),
    );
    expect(waysThrough(draftWith(...long))?.longest.minutes).toBe(5);
  });

  it('name the hard answers after which the form ends, and what nobody meets', () => {
    const draft = draftWith(
      asks('a', 'Hur är det?', {
        answers: { a: leads('Dåligt', undefined, { story: 'PROBLEM' }), hoppa: skips() },
      }),
      asks('b', 'B?'),
    );
    expect(waysThrough(draft)).toMatchObject({
      darkEnds: [{ question: 'a', answer: 'a' }],
      unreachable: ['b'],
    });
  });

  it('are not there while the form leads in a circle, to nothing, or has no question', () => {
    expect(waysThrough(draftWith(asks('a', 'A?', { answers: { ja: leads('Ja', 'a') } })))).toBeUndefined();
    expect(waysThrough(draftWith(asks('a', 'A?', { answers: { ja: leads('Ja', 'x') } })))).toBeUndefined();
    expect(waysThrough(draftWith())).toBeUndefined();
  });
});
