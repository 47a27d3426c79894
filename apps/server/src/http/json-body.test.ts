import { describe, expect, it } from 'vitest';
import { parseJsonBody } from './json-body.ts';
import { Problem } from '../problem.ts';

const parse = (text: string | Buffer) => parseJsonBody(typeof text === 'string' ? Buffer.from(text) : text);

function refusal(text: string | Buffer): string | undefined {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof Problem) return error.extras.errors?.[0]?.message;
    throw error;
  }
  return undefined;
}

describe('parseJsonBody', () => {
  it('parses what JSON.parse parses', () => {
    const value = { a: [1, { b: 'x"y\\', 'c:d': null }], e: '{"a":1,"a":2}', é: 'ö 😀', '': [[]] };
    expect(parse(JSON.stringify(value))).toEqual(value);
    expect(parse(' [ 1 , { "a" : true } ] ')).toEqual([1, { a: true }]);
  });

  it('takes an empty body for none', () => {
    expect(parse('')).toBeUndefined();
  });

  it.each([
    ['the same key twice', '{"a":1,"a":2}', 'duplicate-key'],
    ['the same key twice, further in', '[{"x":{"a":1,"b":{},"a":2}}]', 'duplicate-key'],
    ['the same key twice, once escaped', '{"a":1,"\\u0061":2}', 'duplicate-key'],
    ['a key that changes prototypes', '{"__proto__":{"admin":true}}', 'forbidden-key'],
    ['that key, escaped', '{"\\u005f_proto__":1}', 'forbidden-key'],
    ['5,000 levels', '['.repeat(5000) + ']'.repeat(5000), 'too-deep'],
    ['nothing but brackets', '{"a":'.repeat(40_000), 'too-deep'],
    ['a cut text', '{"a":', 'not-json'],
    ['an open string', '{"a', 'not-json'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'not-utf-8'],
    ['a byte order mark alone', Buffer.from([0xef, 0xbb, 0xbf]), 'not-json'],
  ])('refuses %s', (_name, text, message) => {
    expect(refusal(text)).toBe(message);
  });

  it('lets the same key stand in two objects', () => {
    expect(parse('[{"a":1},{"a":2},{"a":{"a":3}}]')).toEqual([{ a: 1 }, { a: 2 }, { a: { a: 3 } }]);
  });
});
