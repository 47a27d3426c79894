import { expect, test } from 'vitest';
import { groupedBy } from './groups.ts';
import { present } from './present.ts';
import { namesOf, tableOf } from './table.ts';

test('a value that must be there is returned as it is, also when it is empty or false', () => {
  expect(present(0, 'a number')).toBe(0);
  expect(present('', 'a text')).toBe('');
  expect(present(false, 'an answer')).toBe(false);
});

test('says which value is missing', () => {
  expect(() => present(undefined, 'the first form')).toThrow('the first form is missing');
  expect(() => present(null, 'the unit')).toThrow('the unit is missing');
});

test('groups keep the order of their keys and of their items', () => {
  const groups = groupedBy(['be', 'af', 'ba', 'ca'], (word) => word[0]);
  expect(groups).toEqual([['be', 'ba'], ['af'], ['ca']]);
  expect(groupedBy([], String)).toEqual([]);
});

test('a table made of names has a value for each', () => {
  const lengths = tableOf(['one', 'three'], (name) => name.length);
  expect(lengths).toEqual({ one: 3, three: 5 });
  expect(namesOf(lengths)).toEqual(['one', 'three']);
});
