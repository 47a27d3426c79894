import { expect, test } from 'vitest';
import { joinTables } from './join-tables.ts';

test('several tables become one with one head', () => {
  const table = (row: string) => `\uFEFF"Fråga","Svar"\r\n${row}\r\n`;
  expect(joinTables([table('"a","b"'), table('"c","d"')])).toBe(
    '\uFEFF"Fråga","Svar"\r\n"a","b"\r\n"c","d"\r\n',
  );
});
