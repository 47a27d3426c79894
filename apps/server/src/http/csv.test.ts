import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'],
  ...[' =1', '\u00a0=1', '\u3000 +1', '\u200b=1', '\ufeff@x', '\u2060\u00ad-1', '\u202e=1', '\ufe0f=1'],
  ...['＝1', '＋1', '－1', '＠x', ' ＝1'],
])('%j is text and no formula to a spreadsheet', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
});

it.each(['Bra = bra', 'a+b', 'Ålder 7-12', ' mellanslag först', '“ja”', '👍'])(
  '%j stays as it is',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
  },
);
