import { describe, expect, it } from 'vitest';
import { isSuppressed } from './suppression.ts';

/** Which of the groups are held back. */
const held = (children: Record<string, number>, threshold = 5) => {
  const groups = Object.entries(children).map(([id, n]) => ({ id, children: n }));
  return groups.filter(({ id }) => isSuppressed(id, groups, threshold)).map(({ id }) => id);
};

describe('isSuppressed', () => {
  it.each<[string, Record<string, number>, string[]]>([
    ['nobody is small', { a: 5, b: 9 }, []],
    ['nobody has answered at all', { a: 0, b: 0 }, []],
    ['a group of nobody hides nobody', { a: 0, b: 9, c: 12 }, []],
    ['one small group takes the smallest other with it', { a: 2, b: 9, c: 7, d: 12 }, ['a', 'c']],
    ['the smallest other, at equal sizes the first by id', { a: 4, c: 8, b: 8 }, ['a', 'b']],
    ['two small groups hide each other', { a: 2, b: 3, c: 9 }, ['a', 'b']],
    ['a small group alone', { a: 1 }, ['a']],
    ['a small group and groups of nobody', { a: 1, b: 0 }, ['a']],
    ['exactly the threshold is enough', { a: 5 }, []],
    ['one under the threshold', { a: 4 }, ['a']],
  ])('%s', (_name, children, expected) => {
    expect(held(children).sort()).toEqual(expected);
  });

  it('follows the organisation’s threshold', () => {
    expect(held({ a: 4, b: 9 }, 3)).toEqual([]);
    expect(held({ a: 9, b: 12 }, 10)).toEqual(['a', 'b']);
  });
});
