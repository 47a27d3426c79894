import { isCall } from '../src/addresses.ts';
import { SIGN_IN } from '@lykta/domain/calls';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { firstFace, newAccount, type Account } from '../src/child.ts';
import { doChildsHalf } from '../src/childs-half.ts';
import { keyboard, mouse, thumb, type Hands } from '../src/hands.ts';
import { importLegacy } from '../src/import-legacy.ts';
import { variations } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import { createWorker, type Worker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';
import { blockCookies, breakStorage } from '../src/storage.ts';

let worker: Worker;
let staff: ApiStaff;
test.beforeAll(async ({ server }) => {
  worker = await createWorker(server);
  staff = await ApiStaff.signIn(worker);
});

const invite = async () => ({ link: (await staff.invite()).link, unit: worker.unit });

for (const fault of variations(['blocked', 'corrupt', 'full'] as const, 2)) {
  test(`the child's half with storage ${fault}`, async ({ openStranger }) => {
    const page = await openStranger();
    await breakStorage(page.context(), fault);
    await doChildsHalf(page, await invite());
    await page.reload();
    await page.goto(`${urls.child}/home`);
    await expect(page.getByRole('heading', { name: '1 dag i rad' })).toBeVisible();
  });
}

const circumstances: [string, BrowserContextOptions, Hands][] = [
  ['by keyboard only', { viewport: { width: 1280, height: 800 } }, keyboard],
  ['at 320 px by thumb', { viewport: { width: 320, height: 568 }, hasTouch: true }, thumb],
  ['with reduced motion', { reducedMotion: 'reduce' }, mouse],
];

for (const [name, options, hands] of variations(circumstances)) {
  test(`the child's half ${name}`, async ({ openStranger }) => {
    const page = await openStranger(options);
    await doChildsHalf(page, await invite(), hands);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

const signIn = async (page: Page, { phone, password }: Account) => {
  await page.getByRole('link', { name: 'Logga in' }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in' }).click();
};

// The start page's calls from before sign-in must not be used for the child who signs in afterwards.
test('a session that ended while nobody was here: signing in works at the first try', async ({
  openStranger,
}) => {
  const { account } = await ApiChild.create();
  const page = await openStranger();
  await page.goto(`${urls.child}/support`);
  await page.evaluate(() => localStorage.setItem('lykta-app-login_time', '2026-01-01T12:00:00.000Z'));
  await page.goto(urls.child);
  await signIn(page, account);
  await expect(firstFace(page)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('with storage blocked, signing in from the start page works at the first try @long', async ({
  openStranger,
}) => {
  const { account } = await ApiChild.create();
  const page = await openStranger();
  await breakStorage(page.context(), 'blocked');
  await page.goto(urls.child);
  await signIn(page, account);
  await expect(firstFace(page)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('pressed twice, signing in is sent once', async ({ openStranger }) => {
  const { account } = await ApiChild.create();
  const page = await openStranger();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isCall(SIGN_IN, request)) sent.push(request.url());
  });
  await page.goto(`${urls.child}/login`);
  await page.getByLabel('Mobilnummer (10 siffror)').fill(account.phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Logga in' }).dblclick();
  await expect(firstFace(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('with cookies blocked, creating an account and moving an old login say what to do @long', async ({
  openStranger,
  server,
}) => {
  const page = await openStranger();
  await blockCookies(page.context());
  const { phone, password } = newAccount();
  const says = page.getByText('Tillåt kakor (cookies) och logga in igen.', { exact: false });
  await page.goto(`${urls.child}/create`);
  await page.getByRole('button', { name: 'Ja, ni får spara det här' }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(phone);
  for (const label of ['Lösenord', 'Lösenordet en gång till'])
    await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(says).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  const old = `kalle-${phone}`;
  await page.goto(`${urls.child}/migrate?link=${importLegacy(server, old, password)}`);
  await page.getByLabel('Gammalt användarnamn').fill(old);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Nästa' }).click();
  await page.getByRole('button', { name: 'Ja, ni får spara det här' }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(newAccount().phone);
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(says).toBeVisible();
});

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
