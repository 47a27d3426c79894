import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { newAccount } from '../src/child.ts';
import { makeHousehold } from '../src/household.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

/** Waits until the service worker controls this page. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Returns everything in this browser's caches, by address. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

test('it keeps the app and drawings, and nothing that a child answers', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const page = await openAs(child, { serviceWorkers: 'allow' });
  await page.goto(`${urls.child}/home`);
  await controlled(page);
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  await page.goto(`${urls.child}/mood/good`);
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const path of [
    '/moodchart',
    '/form/school/1/going',
    '/beb',
    '/myprofile',
    '/settings',
    '/beb/share',
  ]) {
    await page.goto(urls.child + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(answered.some((url) => url.startsWith(urls.api))).toBe(true);
  const kept = await cached(page);
  expect(kept.length).toBeGreaterThan(20);
  const files = /^\/($|favicon\.svg$|manifest\.webmanifest$|assets\/)/;
  expect(kept.filter((url) => !url.startsWith(urls.child) || !files.test(new URL(url).pathname))).toEqual([]);
});

test('a new release waits until the form is left: nothing is reloaded, what was typed stays', async ({
  openStranger,
}) => {
  const page = await openStranger({ serviceWorkers: 'allow' });
  await page.goto(`${urls.child}/create`);
  await controlled(page);
  const { phone, password } = newAccount();
  await page.getByRole('button', { name: 'Ja, ni får spara det här' }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  // To the browser, another script address is another worker, like a new release.
  const waits = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js?release=next');
    const installed = registration.installing ?? registration.waiting;
    await new Promise<void>((resolve) => {
      if (registration.waiting) return resolve();
      installed?.addEventListener('statechange', () => registration.waiting && resolve());
    });
    return {
      waiting: registration.waiting?.scriptURL.endsWith('release=next'),
      active: navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.js'),
    };
  });
  expect(waits).toEqual({ waiting: true, active: true });
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveValue(password);
  await page.getByLabel('Lösenordet en gång till').fill(password);
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a screen whose file is gone reloads the page once, and then says so', async ({ page }) => {
  await page.goto(`${urls.child}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.context().route(/\/assets\/create-screen-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Jag har inget konto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Det blev fel' })).toBeVisible();
  expect(loads).toEqual([`${urls.child}/create`]);
});
