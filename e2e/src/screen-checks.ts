import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until a screen is stable: it has its heading, and nothing loads. */
export async function settle(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^(Laddar|Hämtar)/ }),
  ).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Expects one heading of the first level, one main element, and no horizontal scrolling. */
export async function expectOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, 'pixels sideways').toBeLessThanOrEqual(0);
}

/** Expects no axe violations of WCAG 2.2 AA; reports each rule with its elements. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).toEqual([]);
}
