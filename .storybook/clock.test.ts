import { expect, test } from 'vitest';
import { ofStories } from './clock.ts';

const clock = ofStories(Date);

test('every story begins on the day of its data, and its time goes on', async () => {
  const begin = clock.now();
  expect(new clock().toISOString()).toMatch(/^2026-11-26T/);
  await expect.poll(() => clock.now()).toBeGreaterThan(begin);
});

test('a moment that is given stays as it is', () => {
  expect(new clock('2027-01-02T10:00:00Z').toISOString()).toBe('2027-01-02T10:00:00.000Z');
  expect(new clock(0)).toBeInstanceOf(clock);
  expect(clock.parse('1970-01-01T00:00:01Z')).toBe(1000);
});
