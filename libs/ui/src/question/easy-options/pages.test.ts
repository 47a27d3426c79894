import { expect, test } from 'vitest';
import { pagesOf } from './pages.ts';

test.each(Array.from({ length: 60 }, (_, index) => index))(
  '%i answers: none lost, two to four at a time',
  (count) => {
    const answers = Array.from({ length: count }, (_, index) => index);
    const pages = pagesOf(answers);
    expect(pages.flat()).toEqual(answers);
    for (const page of pages) {
      expect(page.length).toBeLessThanOrEqual(4);
      expect(page.length).toBeGreaterThanOrEqual(Math.min(2, count));
    }
  },
);

test('an even number on each', () => {
  expect(pagesOf(['a', 'b', 'c', 'd', 'e'])).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});
