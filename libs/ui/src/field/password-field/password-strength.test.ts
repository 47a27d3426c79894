import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

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
