import { expect, it } from 'vitest';
import { inList } from './word-list.ts';

it('joins words as each language does', () => {
  const words = ['a', 'b', 'c'];
  expect(inList([], 'sv')).toBe('');
  expect(inList(['a'], 'sv')).toBe('a');
  expect(inList(words, 'sv')).toBe('a, b och c');
  expect(inList(words, 'en')).toBe('a, b and c');
  expect(inList(['a', 'b'], 'sv')).toBe('a och b');
});
