import { expect, test } from 'vitest';
import { phoneDigits, phoneGroups } from './phone-number.ts';

test.each([
  ['0701234567', '0701234567'],
  ['070-123 45 67', '0701234567'],
  ['+46701234567', '0701234567'],
  ['+46 (0)70 123 45 67', '0701234567'],
  ['0046 70 123 45 67', '0701234567'],
  ['070123456789', '0701234567'],
  ['abc', ''],
])('the number %s has the digits %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

test.each([
  ['', ''],
  ['070', '070'],
  ['0701', '070 1'],
  ['0701234567', '070 123 45 67'],
])('%s is shown as %s', (digits, shown) => {
  expect(phoneGroups(digits)).toBe(shown);
});
