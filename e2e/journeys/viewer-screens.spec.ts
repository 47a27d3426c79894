import { present } from '@lykta/domain';
import { GIVE_REASON } from '@lykta/domain/calls';
import { authenticatorCode } from '@lykta/server/authenticator';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { keyboard } from '../src/hands.ts';
import { variations } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import {
  AT_400,
  expectContrastInDark,
  expectNoViolations,
  expectOrder,
  expectOrderAt400,
  settle,
} from '../src/screen-checks.ts';
import { createWorker, signInWorker, type Worker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

const desk = { width: 1280, height: 800 };
const narrow = { width: 400, height: 740 };
const looks = variations<[string, BrowserContextOptions]>([
  ['at 1280 px, in the dark, and at 400 %', { viewport: desk, colorScheme: 'light' }],
  ['at 400 px, in the dark, and at 400 %', { viewport: narrow, colorScheme: 'light' }],
]);

const signedIn = [
  '/',
  '/children',
  '/invitations',
  '/invitations/new',
  '/answers/statistics',
  '/answers/children',
].concat(['/forms', '/forms/infor-motet/1', '/help', '/settings', '/members', '/log']);

let admin: Worker;
let places: string[];
test.beforeAll(async ({ server }) => {
  admin = await createWorker(server, 'admin');
  const staff = await ApiStaff.signIn(admin);
  const { id, code } = await staff.invite();
  for (let children = 0; children < 2; children += 1)
    await (await ApiChild.create()).answerAndSend(code, meetingForm, meetingAnswers);
  const [first, second] = await staff.clientsOf(id);
  await staff.call(GIVE_REASON, {
    body: {
      invitation: id,
      client: present(first, 'first').client,
      reason: 'Inför mötet',
    },
  });
  places = [
    `/invitations/${id}`,
    `/answers/children/${id}/${present(first, 'first').client}`,
    `/answers/children/${id}/${present(second, 'second').client}`,
  ];
});

async function look(page: Page, paths: string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(`${urls.viewer}${path}`);
      await settle(page);
      await expectOrder(page);
      await expectNoViolations(page);
      await expectContrastInDark(page);
      await expectOrderAt400(page);
    });
}

for (const [name, options] of looks) {
  test(`axe finds nothing, and nothing lies sideways, ${name} @long`, async ({ openStranger }) => {
    const page = await openStranger(options);
    await look(page, ['/sign-in', '/resetpwd']);
    await signInWorker(page, admin);
    await look(page, [...signedIn, ...places]);
  });
}

for (const [name, options, chosen] of variations([
  ['the chosen', { colorScheme: 'light' }, 'dark'],
  ['the system’s', { colorScheme: 'dark' }, undefined],
] as const))
  test(`paper is light, in ${name} dark theme @long`, async ({ openStranger }) => {
    const page = await openStranger({ viewport: { width: 1280, height: 800 }, ...options });
    if (chosen)
      await page.addInitScript((theme) => localStorage.setItem('lykta-viewer-theme', theme), chosen);
    await signInWorker(page, admin);
    await page.goto(`${urls.viewer}${places[1]}`);
    const heading = page.getByRole('heading', { level: 1, name: /^Barn / });
    const inkOf = () => heading.evaluate((element) => getComputedStyle(element).color);
    await expect(heading).toBeVisible();
    const night = await inkOf();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(inkOf).not.toBe(night);
    const brightness = (colour: string) =>
      Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)) / 255;
    expect(brightness(night)).toBeGreaterThan(0.7);
    expect(brightness(await inkOf())).toBeLessThan(0.4);
  });

test('at 320 px, which is 400 %, nothing lies sideways @long', async ({ openStranger }) => {
  const page = await openStranger({ viewport: AT_400 });
  await signInWorker(page, admin);
  for (const path of [...signedIn, ...places])
    await test.step(path, async () => {
      await page.goto(`${urls.viewer}${path}`);
      await settle(page);
      await expectOrder(page);
    });
});

test('the focus goes to the heading of each screen @long', async ({ openStranger }) => {
  const page = await openStranger({ viewport: { width: 1280, height: 800 } });
  await signInWorker(page, admin);
  for (const place of ['Inbjudningar', 'Formulär', 'Hjälp']) {
    await page.getByRole('navigation').getByRole('link', { name: place }).click();
    await expect(page.getByRole('heading', { level: 1, name: place })).toBeFocused();
  }
});

test('by keyboard only: enrol, sign in with a code, find a child, read it and go on @long', async ({
  browser,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { id, code } = await staff.invite();
  for (let children = 0; children < 2; children += 1)
    await (await ApiChild.create()).answerAndSend(code, meetingForm, meetingAnswers);
  const [first] = await staff.clientsOf(id);
  const child = present(first, 'first').client.replace(/^(...)/, '$1-');
  await server.stop();
  await server.start({ LYKTA_STAFF_TOTP: 'on' });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const { press, write } = keyboard;
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const signIn = async () => {
    await page.goto(`${urls.viewer}/sign-in`);
    await write(page.getByLabel('E-post'), worker.email);
    await write(page.getByLabel('Lösenord', { exact: true }), worker.password);
    await page.keyboard.press('Enter');
  };

  await signIn();
  await expect(heading('Säker inloggning')).toBeVisible();
  const secret = await page.locator('code').innerText();
  await write(page.getByLabel('Kod från appen'), authenticatorCode(secret, new Date()));
  await page.keyboard.press('Enter');
  await expect(heading('Dina reservkoder')).toBeVisible();
  await press(page.getByRole('button', { name: 'Jag har sparat dem' }));
  await expect(heading('Mina barn')).toBeVisible();
  await press(page.getByRole('button', { name: 'Logga ut' }));

  await signIn();
  await expect(page.getByText('Skriv koden från din app också.')).toBeVisible();
  const nextStep = new Date(Date.now() + 30_000);
  // Each code is valid once, so the next one is used slightly early, which the server allows for clock differences.
  await write(page.getByLabel('Engångskod'), authenticatorCode(secret, nextStep));
  await page.keyboard.press('Enter');
  await expect(heading('Mina barn')).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Kortkommandon' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Sök på kod')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Sök på kod')).toBeFocused();
  await page.keyboard.type(child);
  await expect(page.getByText('1 träff')).toBeVisible();
  await press(page.getByRole('list', { name: 'Sök på kod' }).getByRole('link'));
  await press(page.getByRole('radio', { name: 'Uppföljning' }));
  await page.keyboard.press('Space');
  await press(page.getByRole('button', { name: 'Öppna svaren' }));
  await expect(page.getByText('Vi går en promenad').first()).toBeVisible();

  const shown = page.getByRole('heading', { level: 1, name: /^Barn / });
  await expect(shown).toHaveText(`Barn ${child}`);
  const there = page.url();
  const isFirst = (await page.getByRole('link', { name: 'Nästa barn' }).count()) > 0;
  await page.keyboard.press(isFirst ? 'j' : 'k');
  await expect(shown).not.toHaveText(`Barn ${child}`);
  await page.keyboard.press(isFirst ? 'k' : 'j');
  await expect(page).toHaveURL(there);
  await context.close();
  await server.stop();
  await server.start();
});
