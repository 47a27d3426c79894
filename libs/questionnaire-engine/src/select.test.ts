import { present, type Question } from '@lykta/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError, select } from './index.ts';
import { form } from './testing/build.ts';
import { deepFreeze, runs } from './testing/runs.ts';

const question = deepFreeze(
  present(
    form({
      q1: {
        walk: { group: 'moves' },
        run: { group: 'moves' },
        read: { group: 'rests' },
        nothing: null,
        skip: null,
      },
    }).questions['q1'],
    'form(…).questions[’q1’]',
  ),
);

describe('select', () => {
  it.each([
    ['adds to the same group, in option order', ['run'], 'walk', ['walk', 'run']],
    ['clears the other groups', ['walk', 'run'], 'read', ['read']],
    ['takes options without a group as one group', ['nothing'], 'skip', ['nothing', 'skip']],
    ['clears those without a group', ['nothing', 'skip'], 'walk', ['walk']],
    ['unselects what is selected, and only it', ['walk', 'read', 'nothing'], 'read', ['walk', 'nothing']],
    ['leaves out what the question does not have', ['gone', 'constructor', 'walk'], 'run', ['walk', 'run']],
    ['leaves it out when unselecting, too', ['gone', 'walk'], 'walk', []],
    ['starts with nothing selected', [], 'run', ['run']],
  ])('%s', (_, selected, chosen, expected) => {
    expect(select(question, selected, chosen)).toEqual(expected);
  });

  it.each(['gone', 'constructor', '__proto__'])('refuses the unknown option %s', (chosen) => {
    expect(() => select(question, ['walk'], chosen)).toThrow(EngineError);
    expect(() => select(question, ['walk'], chosen)).toThrow(`Question "q1" has no answer "${chosen}".`);
  });

  it('leaves one group selected after any taps', () => {
    const options = Object.keys(question.answers);
    const property = fc.property(fc.array(fc.constantFrom(...options), { minLength: 1 }), (taps) => {
      let selected: string[] = [];
      for (const tap of taps) {
        const before = deepFreeze(selected);
        selected = select(question, before, tap);
        expect(selected.includes(tap)).toBe(!before.includes(tap));
        expect(groupsOf(question, selected).size).toBeLessThanOrEqual(1);
        expect(selected).toEqual(options.filter((id) => selected.includes(id)));
      }
    });
    fc.assert(property, runs(500));
  });
});

function groupsOf({ answers }: Question, selected: string[]): Set<string | undefined> {
  return new Set(selected.map((id) => present(answers[id], 'answers[id]').group));
}
