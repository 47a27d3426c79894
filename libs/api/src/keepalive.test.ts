import { expect, test } from 'vitest';
import { fitsKeepalive } from './keepalive.ts';

test('a body fits by its bytes, not by its letters', () => {
  expect(fitsKeepalive('a'.repeat(1_000), ['a'.repeat(1_000)])).toBe(true);
  expect(fitsKeepalive('a'.repeat(50_000))).toBe(true);
  expect(fitsKeepalive('a'.repeat(60_000))).toBe(false);
  expect(fitsKeepalive('å'.repeat(29_000))).toBe(true);
  expect(fitsKeepalive('å'.repeat(30_000))).toBe(false);
  expect(fitsKeepalive('€'.repeat(19_900))).toBe(true);
  expect(fitsKeepalive('€'.repeat(20_000))).toBe(false);
});
