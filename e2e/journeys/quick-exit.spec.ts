import type { Page } from '@playwright/test';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const neutral = 'https://www.smhi.se/';

/** The weather, as far as this machine knows it. */
async function standIn(page: Page): Promise<void> {
  await page.context().route(`${neutral}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<title>Väder</title><h1>Växlande molnighet</h1>',
    }),
  );
}

test('the start page is left just as fast, signed out', async ({ page }) => {
  await standIn(page);
  await page.goto(urls.child);
  await page.goto(`${urls.child}/login`);
  await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(neutral);
  await page.goBack();
  await expect(page).toHaveURL(/^(https:\/\/www\.smhi\.se\/|about:blank)$/);
});
