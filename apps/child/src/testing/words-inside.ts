import { expect } from 'storybook/test';

/** Expects that the words of each element lie inside it, at its sides. */
export async function expectWordsInside(elements: readonly HTMLElement[]): Promise<void> {
  for (const element of elements) {
    const { left, right } = element.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(element);
    for (const line of words.getClientRects()) {
      if (line.width <= 1) continue;
      await expect(line.left).toBeGreaterThanOrEqual(left - 1);
      await expect(line.right).toBeLessThanOrEqual(right + 1);
    }
  }
}
