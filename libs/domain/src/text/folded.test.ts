import { expect, test } from 'vitest';
import { folded } from './folded.ts';

test('capitals are small, and å, ä and ö stay letters of their own', () => {
  expect(folded('SLÄKTING')).toBe('släkting');
  expect(folded('å')).not.toBe(folded('a'));
});

test('Arabic is found with or without its marks', () => {
  expect(folded('أمّ')).toBe(folded('ام'));
  expect(folded('قطة')).toBe(folded('قطه'));
  expect(folded('مستشفى')).toBe(folded('مستشفي'));
});
