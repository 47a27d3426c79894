import { expect, test } from 'vitest';
import { formatCode } from './code.ts';
import { passwordStrength } from './password-strength.ts';
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

test.each([
  ['', ''],
  ['ab', 'AB'],
  ['abcd', 'ABC-D'],
  ['abc-def', 'ABC-DEF'],
  ['ab-cd ef', 'ABC-DEF'],
  ['abcdefghi', 'ABC-DEF'],
  ['åäö1', 'ÅÄÖ-1'],
])('the code %s becomes %s', (raw, code) => {
  expect(formatCode(raw)).toBe(code);
});

test.each([
  ['', 'short'],
  ['hund123', 'short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['lösenord99', 'weak'],
  ['hundkatt', 'weak'],
  ['hundkatt7', 'good'],
  ['lila moln äter glass', 'strong'],
])('the password "%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
