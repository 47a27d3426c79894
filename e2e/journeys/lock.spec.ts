import { MINUTE_MS } from '@lykta/domain';
import { replyTo } from '../src/addresses.ts';
import { LOCK_NOW, READ_SESSION, SET_LOCK, UNLOCK } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { firstFace } from '../src/child.ts';
import { urls } from '../src/ports.ts';
import { reach } from '../src/press.ts';
import { settle } from '../src/screen-checks.ts';
import { expect, test } from '../src/stack.ts';

const PIN = '4826';
const digits = (page: Page) => page.getByLabel('Skriv dina fyra siffror');
const isLocked = (page: Page) => page.getByRole('heading', { level: 1, name: 'Lykta är låst' });

/** Creates a child with a lock, signed in in an open browser. */
async function withLock(child: ApiChild): Promise<ApiChild> {
  await child.call(SET_LOCK, { body: { pin: PIN } });
  return child;
}

/** Makes the page believe that it goes to the background or returns. */
async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('four digits, chosen twice with the keyboard alone, lock the app and open it', async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  await page.goto(`${urls.child}/settings`);
  const press = async (name: string, role: 'link' | 'button') => {
    await reach(page.getByRole(role, { name }));
    await page.keyboard.press('Enter');
  };
  await press('Lås med siffror Av', 'link');
  await reach(page.getByLabel('Välj fyra siffror'));
  await page.keyboard.type(PIN);
  await page.keyboard.type('1111');
  await expect(page.getByText('Siffrorna blev olika. Välj på nytt.')).toBeVisible();
  await reach(page.getByLabel('Välj fyra siffror'));
  await page.keyboard.type(PIN + PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Klart! Nu är Lykta låst när du är borta.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lås med siffror På' })).toBeVisible();
});

test('the app is locked when it is opened later: nothing private is drawn, and help is in reach', async ({
  openAs,
  server,
}) => {
  const child = await withLock(await ApiChild.create());
  const page = await openAs(child);
  await page.goto(`${urls.child}/home`);
  await expect(firstFace(page)).toBeVisible();
  await server.moveTo(new Date(Date.now() + 2 * MINUTE_MS).toISOString());
  try {
    await page.goto(`${urls.child}/settings`);
    await expect(isLocked(page)).toBeVisible();
    await expect(page.getByText('Byt lösenord')).toHaveCount(0);
    await page.getByRole('link', { name: 'Stöd' }).click();
    await expect(page.getByRole('link', { name: 'Ring 112' })).toBeVisible();
    await page.goBack();
    await expect(digits(page)).toBeFocused();
    await page.keyboard.type('0000');
    await expect(page.getByText('Fel siffror. Prova igen.')).toBeVisible();
    await page.keyboard.type(PIN);
    await expect(page.getByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
  } finally {
    await server.moveTo();
  }
});

test('after five wrong tries only the password opens it', async ({ openAs }) => {
  const child = await withLock(await ApiChild.create());
  const page = await openAs(child);
  await child.call(LOCK_NOW);
  await page.goto(`${urls.child}/home`);
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(digits(page)).toHaveValue('');
    const reply = page.waitForResponse(replyTo(UNLOCK));
    await digits(page).pressSequentially('0000');
    await reply;
  }
  await expect(page.getByText('Det blev fel fem gånger.', { exact: false })).toBeVisible();
  await page.getByLabel('Lösenord', { exact: true }).fill(child.account.password);
  await page.getByRole('button', { name: 'Lås upp' }).click();
  await expect(firstFace(page)).toBeVisible();
});

test('who has forgotten the digits opens with the password', async ({ openAs }) => {
  const child = await withLock(await ApiChild.create());
  const page = await openAs(child);
  await child.call(LOCK_NOW);
  await page.goto(`${urls.child}/home`);
  await page.getByRole('button', { name: 'Jag har glömt siffrorna' }).click();
  await page.getByLabel('Lösenord', { exact: true }).fill(child.account.password);
  await page.getByRole('button', { name: 'Lås upp' }).click();
  await expect(firstFace(page)).toBeVisible();
});

test('away for a minute: what was not saved waits, unseen, until the digits are there', async ({
  openAs,
  server,
}) => {
  const child = await withLock(await ApiChild.create());
  const page = await openAs(child);
  await page.clock.install();
  await page.goto(`${urls.child}/mood/good`);
  const glad = page.getByRole('button', { name: 'glad', exact: true });
  await glad.click();
  await turn(page, 'hidden');
  await expect(page.locator('body')).toHaveCSS('visibility', 'hidden');
  // Half a minute is too short to lock.
  await page.clock.fastForward(30_000);
  await turn(page, 'visible');
  await expect(glad).toHaveAttribute('aria-pressed', 'true');
  await turn(page, 'hidden');
  await page.clock.fastForward(61_000);
  await server.moveTo(new Date(Date.now() + 2 * MINUTE_MS).toISOString());
  try {
    await turn(page, 'visible');
    await expect(isLocked(page)).toBeVisible();
    await expect(glad).toBeHidden();
    await page.getByRole('link', { name: 'Stöd' }).click();
    await expect(page.getByRole('link', { name: 'Ring 112' })).toBeVisible();
    await page.getByRole('link', { name: 'Tillbaka' }).click();
    await digits(page).pressSequentially(PIN);
    await expect(glad).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/mood\/good$/);
  } finally {
    await server.moveTo();
  }
});

test('quick exit locks at once, and leaves as fast as ever', async ({ openAs }) => {
  const child = await withLock(await ApiChild.create());
  const page = await openAs(child);
  await page
    .context()
    .route('https://www.smhi.se/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>Väder</title>' }),
    );
  await page.goto(`${urls.child}/home`);
  await settle(page);
  await page.getByRole('button', { name: 'Lämna snabbt' }).click();
  await expect(page).toHaveURL('https://www.smhi.se/');
  await expect.poll(async () => (await child.call(READ_SESSION)).locked).toBe(true);
  await page.goto(`${urls.child}/home`);
  await expect(isLocked(page)).toBeVisible();
});

test('in English: the lock is taken away with the password, on an older session @long', async ({
  openAs,
  server,
}) => {
  const child = await withLock(await ApiChild.create());
  const page = await openAs(child, { language: 'en' });
  await server.moveTo(new Date(Date.now() + 20 * MINUTE_MS).toISOString());
  try {
    await page.goto(`${urls.child}/settings/lock`);
    await page.getByLabel('Type your four digits').pressSequentially(PIN);
    await page.getByRole('button', { name: 'Take the lock away' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write your password' });
    await dialog.getByLabel('Password', { exact: true }).fill(child.account.password);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('The lock is gone.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lock with digits Off' })).toBeVisible();
  } finally {
    await server.moveTo();
  }
});
