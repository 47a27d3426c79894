import { expect, test } from 'vitest';
import { formatCode } from './code.ts';

test.each([
  ['abcdefgh', 8, 'ABCD-EFGH'],
  ['abcd-efgh jk', 16, 'ABCD-EFGH-JK'],
])('a longer code %s is written in groups of four', (raw, length, code) => {
  expect(formatCode(raw, length)).toBe(code);
});

test.each([
  ['', ''],
  ['ab', 'AB'],
  ['abcd', 'ABC-D'],
  ['abc-def', 'ABC-DEF'],
  ['ab-cd ef', 'ABC-DEF'],
  ['abc–def.', 'ABC-DEF'],
  ['abcdefghi', 'ABC-DEF'],
  ['åäö1', 'ÅÄÖ-1'],
])('the code %s becomes %s', (raw, code) => {
  expect(formatCode(raw)).toBe(code);
});
