import type { BrowserContextOptions } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { doChildsHalf } from '../src/childs-half.ts';
import { keyboard, mouse, thumb, type Hands } from '../src/hands.ts';
import { urls } from '../src/ports.ts';
import { createWorker, type Worker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';
import { blockCookies, breakStorage } from '../src/storage.ts';

let worker: Worker;
let staff: ApiStaff;
test.beforeAll(async ({ server }) => {
  worker = createWorker(server);
  staff = await ApiStaff.signIn(worker);
});

const invite = async () => ({ link: (await staff.invite()).link, unit: worker.unit });

for (const fault of ['blocked', 'corrupt', 'full'] as const) {
  test(`the child's half with storage ${fault}`, async ({ openStranger }) => {
    test.setTimeout(150_000);
    const page = await openStranger();
    await breakStorage(page.context(), fault);
    await doChildsHalf(page, await invite());
    await page.reload();
    await page.goto(`${urls.child}/home`);
    await expect(page.getByRole('heading', { name: '1 dag i rad' })).toBeVisible();
  });
}

const circumstances: [string, BrowserContextOptions, Hands][] = [
  ['at 320 px by thumb', { viewport: { width: 320, height: 568 }, hasTouch: true }, thumb],
  ['by keyboard only', { viewport: { width: 1280, height: 800 } }, keyboard],
  ['with reduced motion', { reducedMotion: 'reduce' }, mouse],
];

for (const [name, options, hands] of circumstances) {
  test(`the child's half ${name}`, async ({ openStranger }) => {
    test.setTimeout(150_000);
    const page = await openStranger(options);
    await doChildsHalf(page, await invite(), hands);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

test('with cookies blocked, signing in says what to do', async ({ openStranger }) => {
  const { account } = await ApiChild.create();
  const page = await openStranger();
  await blockCookies(page.context());
  await page.goto(`${urls.child}/login`);
  await page.getByLabel('Mobilnummer (10 siffror)').fill(account.phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByText('Tillåt kakor (cookies) och logga in igen.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('the script of the bot-check does not come: that is said, and trying again works', async ({
  openStranger,
}) => {
  const { account } = await ApiChild.create();
  const page = await openStranger();
  const workers = '**/worker-*.js';
  const refused: string[] = [];
  await page.context().route(workers, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await page.goto(`${urls.child}/login`);
  await page.getByLabel('Mobilnummer (10 siffror)').fill(account.phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  expect(refused.length).toBeGreaterThan(0);
  await page.context().unroute(workers);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});
