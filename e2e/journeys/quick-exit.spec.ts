import { present } from '@lykta/domain';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { firstFace } from '../src/child.ts';
import { makeHousehold } from '../src/household.ts';
import { isLong } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const neutral = 'https://www.smhi.se/';
/** How many times the same must be true. */
const TIMES = isLong ? 10 : 5;

/** A local copy of the weather site. */
async function standIn(page: Page): Promise<void> {
  await page.context().route(`${neutral}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<title>Väder</title><h1>Växlande molnighet</h1>',
    }),
  );
}

type Way = (page: Page) => Promise<void>;
const byButton: Way = (page) => page.getByRole('button', { name: 'Lämna snabbt' }).click();
const byEscape: Way = async (page) => {
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
};

/** Goes back as far as possible: no step shows the app or anything of it. */
async function expectNothingBehind(page: Page): Promise<void> {
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack();
    await expect(page).toHaveURL(/^(https:\/\/www\.smhi\.se\/|about:blank)$/);
    await expect(page.getByRole('button', { name: 'Lämna snabbt' })).toHaveCount(0);
  }
}

const screens = {
  'signed out': ['/', '/login', '/create', '/resetpwd', '/support/bad'],
  'signed in': ['/home', '/mood/bad', '/form/school/1/going', '/beb', '/settings'],
};

for (const [who, addresses] of Object.entries(screens))
  test(`${who}, ${TIMES} of ${TIMES} times nothing of the app is behind the neutral page`, async ({
    openAs,
    openStranger,
  }) => {
    const page =
      who === 'signed in' ? await openAs(await ApiChild.create()) : await openStranger({ hasTouch: true });
    await standIn(page);
    for (let time = 0; time < TIMES; time += 1) {
      const address = present(addresses[time % addresses.length], 'addresses[time % addresses.length]');
      // The screens are an odd number: a second round leaves each in the other way.
      const [way, leave] = time % 2 === 0 ? ['button', byButton] : ['Escape three times', byEscape];
      await test.step(`${address} by ${way}`, async () => {
        // Puts three screens of the app into the history.
        for (const visited of [address, '/support', address]) await page.goto(urls.child + visited);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await leave(page);
        await expect(page).toHaveURL(neutral);
        await expectNothingBehind(page);
      });
    }
  });

/** A slow weather site. @returns lets it answer */
async function slowStandIn(page: Page): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.context().route(`${neutral}**`, async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>Väder</title>' });
  });
  return answer;
}

test('the page is covered before the neutral one has come', async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  await page.goto(`${urls.child}/home`);
  await expect(firstFace(page)).toBeVisible();
  const answer = await slowStandIn(page);
  // In one step, because Playwright's own click would wait for the next page.
  const shown = await page.getByRole('button', { name: 'Lämna snabbt' }).evaluate((exit: HTMLElement) => {
    exit.click();
    const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return { title: document.title, top: top?.getAttribute('data-cover') };
  });
  expect(shown).toEqual({ title: '', top: '' });
  answer();
  await expect(page).toHaveURL(neutral);
});

test('an exit while a face flies into the lantern leaves an empty page, and no dialog comes over it', async ({
  openAs,
}) => {
  const page = await openAs(await ApiChild.create());
  await page.goto(`${urls.child}/mood/bad`);
  const done = page.getByRole('button', { name: 'Klar', exact: true });
  await expect(done).toBeVisible();
  const answer = await slowStandIn(page);
  const shown = await done.evaluate(async (button: HTMLElement) => {
    const moves = () =>
      document
        .getAnimations()
        .some(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.pseudoElement?.includes('view-transition'),
        );
    button.click();
    while (!moves()) await new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>('[data-leave]')!.click();
    const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const atOnce = { title: document.title, cover: top?.getAttribute('data-cover') };
    // What home shows after a mood, when nothing moves any more.
    while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
    const isSeen = document.querySelector('dialog[open]')!.checkVisibility();
    return { atOnce, later: document.title, isSeen };
  });
  expect(shown).toEqual({ atOnce: { title: '', cover: '' }, later: '', isSeen: false });
  answer();
  await expect(page).toHaveURL(neutral);
});

test('a dialog does not stand in the way: its own button, and Escape, cover it and leave', async ({
  page,
}) => {
  await standIn(page);
  await page.goto(urls.child);
  await page.getByRole('button', { name: /Se hur Lykta funkar/ }).click();
  const dialog = page.getByRole('dialog');
  const exit = dialog.getByRole('button', { name: 'Lämna snabbt' });
  await expect(exit).toBeVisible();
  const covered = await exit.evaluate((button: HTMLElement) => {
    button.click();
    return document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.getAttribute('data-cover');
  });
  expect(covered).toBe('');
  await expect(page).toHaveURL(neutral);
  await expectNothingBehind(page);
});

/**
 * Returns what the next user of the phone could find, without the app's own files and settings, which contain nothing
 * personal.
 */
async function leftIn(page: Page) {
  const kept = await page.evaluate(async () => {
    const stores = (await caches.keys()).filter((name) => !name.startsWith('lykta-shell-'));
    const cached = await Promise.all(stores.map(async (name) => (await caches.open(name)).keys()));
    return {
      local: Object.keys(localStorage).filter((key) => key !== 'general'),
      session: Object.keys(sessionStorage),
      cached: cached.flat().map(({ url }) => url),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    };
  });
  return { ...kept, cookies: await page.context().cookies() };
}

test(`after signing out nothing of the child is left, ${TIMES} of ${TIMES} times`, async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  for (let time = 1; time <= TIMES; time += 1)
    await test.step(`time ${time}`, async () => {
      if (time > 1) await child.signIn();
      const page = await openAs(child, { serviceWorkers: 'allow' });
      await page.goto(`${urls.child}/myprofile`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.goto(`${urls.child}/home`);
      await page.getByRole('button', { name: 'Logga ut' }).click();
      await expect(page.getByRole('link', { name: 'Skapa konto' })).toBeVisible();
      await expect
        .poll(() => leftIn(page))
        .toEqual({ local: [], session: [], cached: [], databases: [], cookies: [] });
      await page.goBack();
      await expect(page.getByRole('link', { name: 'Skapa konto' })).toBeVisible();
      await page.context().close();
    });
});

test('the start page is left before any script has come', async ({ page }) => {
  await standIn(page);
  await page.context().route('**/*.js', () => new Promise<void>(() => {}));
  await page.goto(urls.child, { waitUntil: 'commit' });
  await byButton(page);
  await expect(page).toHaveURL(neutral);
});
