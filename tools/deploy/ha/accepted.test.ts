import { expect, test } from 'vitest';
import { acceptedByTwo, type Accepted } from './accepted.ts';

const write = (machine: string, timeline: number, began: number): Accepted => ({
  id: `${machine}-${began}`,
  machine,
  timeline,
  began,
  ended: began + 10,
});

test('one primary after the other is well', () => {
  expect(
    acceptedByTwo([write('a', 1, 0), write('a', 1, 100), write('b', 2, 200), write('a', 3, 300)]),
  ).toEqual([]);
});

test('an earlier primary that still accepts is found', () => {
  expect(acceptedByTwo([write('a', 1, 0), write('b', 2, 100), write('a', 1, 150)])).toEqual([
    'a on 1 after 2',
  ]);
});

test('a write that was under way when the other began is none that came after it', () => {
  expect(acceptedByTwo([{ ...write('a', 1, 95), ended: 130 }, write('b', 2, 100)])).toEqual([]);
});

test('two machines on one timeline are found', () => {
  expect(acceptedByTwo([write('a', 1, 0), write('b', 1, 100)])).toEqual(['a and b both on 1']);
});
