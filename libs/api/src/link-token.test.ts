import { expect, test } from 'vitest';
import { linkTokenIn } from './link-token.ts';

test.each([
  ['of a link', { search: '', hash: '#token=k3y' }, 'k3y'],
  ['of an older link', { search: '?token=k3y', hash: '' }, 'k3y'],
  ['with other signs in it', { search: '', hash: '#token=a%26b' }, 'a&b'],
  ['where there is none', { search: '?other=1', hash: '#top' }, undefined],
  ['where it is empty', { search: '?token=', hash: '#token=' }, undefined],
])('the token %s', (_name, address, token) => {
  expect(linkTokenIn(address)).toBe(token);
});
