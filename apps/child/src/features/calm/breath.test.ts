import { expect, test } from 'vitest';
import { BREATH_MS, breathAt } from './breath.ts';

test('breathes in, then longer out, and ends after six breaths', () => {
  expect(breathAt(0)).toBe('in');
  expect(breathAt(BREATH_MS.in - 1)).toBe('in');
  expect(breathAt(BREATH_MS.in)).toBe('out');
  expect(breathAt(10_000)).toBe('in');
  expect(breathAt(59_999)).toBe('out');
  expect(breathAt(60_000)).toBeUndefined();
  expect(BREATH_MS.out).toBeGreaterThan(BREATH_MS.in);
});
