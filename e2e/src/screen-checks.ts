import { AxeBuilder } from '@axe-core/playwright';
import { present } from '@lykta/domain';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until a screen is stable: it has its heading, and nothing loads. */
export async function settle(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^(Laddar|Hämtar)/ }),
  ).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [role="status"] > [data-part]')).toHaveCount(0);
}

/** Expects one heading of the first level, one main element, and no horizontal scrolling. */
export async function expectOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, 'pixels sideways').toBeLessThanOrEqual(0);
}

/** The rule that measures what can be pressed of an element. */
const TARGET_SIZE = 'target-size';

/** Axe, describing only what it finds wrong. Where there is one frame it need not put frames together on a page of its own. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1);

/** Expects text to be readable in the dark theme of the system, too: the colours are all that differs. */
export async function expectContrastInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { violations } = await axe(page).withRules('color-contrast').analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => `dark: ${html}`))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The CSS viewport of a window of 1280 × 1024 px at 400 % zoom (WCAG 1.4.10). */
export const AT_400 = { width: 320, height: 256 };

/** Expects the same order, and nothing sideways, at 400 %. */
export async function expectOrderAt400(page: Page): Promise<void> {
  const before = present(page.viewportSize(), 'a size');
  await page.setViewportSize(AT_400);
  await expectOrder(page);
  await page.setViewportSize(before);
}

/** Expects no axe violations of WCAG 2.2 AA; reports each rule with its elements. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await axe(page).withTags(WCAG).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id === TARGET_SIZE && (await isLargeInView(page, String(target[0])))) continue;
      found.push(`${id}: ${html}`);
    }
  }
  expect(found).toEqual([]);
}

/**
 * Whether a target is large enough once it is scrolled to the middle. A row that stays at the foot of the window covers
 * a part of whatever lies under its edge; nobody presses it there.
 */
async function isLargeInView(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await axe(page).include(selector).withRules(TARGET_SIZE).analyze();
  return violations.length === 0;
}
