import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';

describe('comma-separated values', () => {
  it.each<[string, string[][]]>([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"a ""b""","c\nd"\n\n', [['a "b"', 'c\nd']]],
  ])('%j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });
});
