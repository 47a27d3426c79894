import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { urls } from '../src/ports.ts';
import { settle } from '../src/screen-checks.ts';
import { createWorker, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

const letters = '**/*.woff2';

/** Pixels: the brand's line has a height of its own in each typeface. */
const NOTICED = 2;

/** What can be pressed, with its top edge. */
const pressable = (page: Page) =>
  page
    .locator('button:visible, a:visible')
    .evaluateAll((all) => all.map((one) => ({ text: one.textContent, y: one.getBoundingClientRect().y })));

/** Expects everything that can be pressed to stay where it is when the letters come. */
async function expectStill(page: Page, release: () => Promise<void>): Promise<void> {
  const before = await pressable(page);
  expect(before.length).toBeGreaterThan(2);
  await release();
  const after = await pressable(page);
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  expect(after.filter(({ y }, index) => Math.abs(y - (before[index]?.y ?? NaN)) > NOTICED)).toEqual([]);
}

/** Holds the letters up. @returns a function that lets them come, and waits until they are shown */
async function holdLetters(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route(letters, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    held.resolve();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('1em "Atkinson Hyperlegible Next"'))).toBe(true);
  };
}

test.describe('at the desk', () => {
  for (const width of [1280, 390])
    test(`letters that come late move nothing that can be pressed: ${width} px`, async ({ page, server }) => {
      await page.setViewportSize({ width, height: 800 });
      const worker = await createWorker(server);
      const { id } = await (await ApiStaff.signIn(worker)).invite();
      await signInWorker(page, worker);
      const release = await holdLetters(page);
      await page.goto(`${urls.viewer}/invitations/${id}`, { waitUntil: 'commit' });
      await settle(page);
      await expect(page.getByRole('button', { name: 'Lägg till ett barn utan telefon' })).toBeVisible();
      await expect(page.getByText('Ingen har tackat ja än')).toBeVisible();
      await expectStill(page, release);
    });
});

for (const path of ['/home', '/support', '/settings'])
  test(`letters that come late move nothing that a child can press: ${path}`, async ({ openAs }) => {
    const page = await openAs(await ApiChild.create());
    const release = await holdLetters(page);
    await page.goto(urls.child + path, { waitUntil: 'commit' });
    await settle(page);
    await expectStill(page, release);
  });
