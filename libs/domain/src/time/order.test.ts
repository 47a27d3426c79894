import { expect, it } from 'vitest';
import { compareTimes } from './order.ts';

it('orders instants and days, earliest first, and what is missing before all', () => {
  const days = ['2026-11-02', '2025-12-31', '2026-11-02', ''];
  expect(days.toSorted(compareTimes)).toEqual(['', '2025-12-31', '2026-11-02', '2026-11-02']);
  const noon = '2026-11-02T12:00:00.000Z';
  expect(compareTimes(noon, '2026-11-02T12:00:00.001Z')).toBe(-1);
  expect(compareTimes(noon, noon)).toBe(0);
});
