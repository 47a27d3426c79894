import type { BrowserContextOptions } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { newAccount } from '../src/child.ts';
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

test('offline: signing in says so and keeps what was typed; then it works', async ({ openStranger }) => {
  const { account } = await ApiChild.create();
  const page = await openStranger();
  await page.goto(`${urls.child}/login`);
  await page.getByLabel('Mobilnummer (10 siffror)').fill(account.phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await page.context().setOffline(true);
  await expect(page.getByText('Du är offline.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveValue(account.password);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

for (const [form, path, button] of [
  ['creating an account', '/create', 'Skapa konto'],
  ['asking for a new password', '/resetpwd', 'Skicka länken'],
] as const)
  test(`offline: ${form} says so and keeps what was typed; then it works`, async ({ openStranger }) => {
    const { phone, password } = newAccount();
    const page = await openStranger();
    await page.goto(urls.child + path);
    if (form === 'creating an account') await page.getByRole('button', { name: 'Jag är med' }).click();
    await page.getByLabel('Mobilnummer (10 siffror)').fill(phone);
    if (form === 'creating an account')
      for (const label of ['Lösenord', 'Lösenordet en gång till'])
        await page.getByLabel(label, { exact: true }).fill(password);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(page.getByLabel('Mobilnummer (10 siffror)')).toHaveValue(/^07/);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: button }).click();
    if (form === 'creating an account') await expect(page).toHaveURL(/\/profile$/);
    else await expect(page.getByText('Finns ditt konto har vi skickat en länk.')).toBeVisible();
  });

test('offline: a mood that can’t be saved is kept on the screen; then it works', async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  await page.goto(`${urls.child}/mood/good`);
  await page.getByRole('button', { name: 'glad', exact: true }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Vi når inte vår server.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'glad', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('1 dag i rad');
});

test('the app opens without a network, and help is there', async ({ openStranger }) => {
  const page = await openStranger({ serviceWorkers: 'allow' });
  await page.goto(urls.child);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.goto(`${urls.child}/support`);
  await expect(page.getByRole('link', { name: 'Ring 112' })).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ring 112' })).toBeVisible();
  await expect(page.getByText('Du är offline.', { exact: false })).toBeVisible();
});

test('the server is away: every screen says so, and goes on when it is back', async ({ openAs, server }) => {
  const page = await openAs(await ApiChild.create());
  await server.kill();
  try {
    await page.goto(`${urls.child}/home`);
    await expect(page.getByText('Vi når inte vår server.', { exact: false })).toBeVisible();
  } finally {
    await server.start();
  }
  await page.getByRole('button', { name: 'Prova igen' }).click();
  await expect(page.getByRole('heading', { name: 'Hur är läget idag?' })).toBeVisible();
});
