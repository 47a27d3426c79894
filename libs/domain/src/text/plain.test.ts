import { expect, it } from 'vitest';
import { plainOf } from './plain.ts';
import { plainText } from './schema.ts';

it.each([
  ['En rad\r\ntill\roch en', 'En rad\ntill\noch en'],
  ['ett\ttvå', 'ett två'],
  ['\u0000hej\u007f\u0085\ud800', 'hej\ufffd'],
])('%j', (from, plain) => {
  expect(plainOf(from)).toBe(plain);
  expect(plainText(100).safeParse(plainOf(from)).success).toBe(true);
});
