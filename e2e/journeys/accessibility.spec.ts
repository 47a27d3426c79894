import { CREATE_SHARE, SAVE_MOOD, SAVE_OWN_ANSWERS } from '@lykta/domain/calls';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { answersOf, ApiChild } from '../src/api-child.ts';
import { makeHousehold } from '../src/household.ts';
import { speaking } from '../src/open-as.ts';
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
import { expect, test } from '../src/stack.ts';

const phone = { viewport: { width: 360, height: 740 } };
const desk = { viewport: { width: 1280, height: 800 } };
const looks = variations<[string, BrowserContextOptions]>([
  ['at 360 px', phone],
  ['at 1280 px', desk],
]);

const signedOut = ['/', '/login', '/create', '/resetpwd', '/support', '/support/bad', '/telling/parents'];
const signedIn = [
  '/home',
  '/mood/bad',
  '/moodchart',
  '/profile',
  '/myprofile',
  '/avatarbuilder',
  '/settings',
  '/settings/password',
  '/settings/lock',
  '/settings/verify',
].concat([
  '/form/school/1/going',
  '/beb',
  '/beb/important',
  '/beb/share',
  '/invitations',
  '/code',
  '/deleteAccount',
]);

async function look(page: Page, addresses: string[], check: (page: Page) => Promise<void>): Promise<void> {
  for (const address of addresses)
    await test.step(new URL(address).pathname, async () => {
      await page.goto(address);
      await settle(page);
      await check(page);
    });
}

/** On one walk also what another theme or size of the same screen could break. */
const everything = async (page: Page) => {
  await expectOrder(page);
  await expectNoViolations(page);
  await expectContrastInDark(page);
  await expectOrderAt400(page);
};

/** Creates a child with content on every screen. */
async function createTeller(): Promise<ApiChild> {
  const child = await ApiChild.create();
  await makeHousehold(child);
  await child.call(SAVE_MOOD, { body: { timestamp: new Date().toISOString(), level0: 4 } });
  await child.call(SAVE_OWN_ANSWERS, {
    params: { formId: 'school', formVersion: 1 },
    body: answersOf({ feel: 'bad', going: 'every-day', safe: 'no' }),
  });
  await child.call(CREATE_SHARE, { body: { name: 'Mormor', sections: ['persons'] } });
  return child;
}

const of = (origin: string, paths: string[]) => paths.map((path) => `${origin}${path}`);

for (const [name, options] of looks) {
  test(`the children's app: axe finds nothing, ${name}, in the dark, and at 400 %`, async ({
    openAs,
    openStranger,
  }) => {
    const child = await createTeller();
    const share = await child.call(CREATE_SHARE, { body: { name: '', sections: ['persons'] } });
    const stranger = await openStranger(options);
    await look(stranger, of(urls.child, [...signedOut, `/shared#token=${share.token}`]), everything);
    await look(await openAs(child, options), of(urls.child, signedIn), everything);
  });
}

test('the children’s app in Arabic: axe finds nothing @long', async ({ openAs, openStranger }) => {
  const stranger = await openStranger({ ...phone, storageState: speaking('ar') });
  await look(stranger, of(urls.child, signedOut), everything);
  const page = await openAs(await createTeller(), { ...phone, language: 'ar' });
  await look(page, of(urls.child, signedIn), everything);
});

test('the children’s app at 320 px, which is 400 %: nothing sideways @long', async ({
  openAs,
  openStranger,
}) => {
  await look(await openStranger({ viewport: AT_400 }), of(urls.child, signedOut), expectOrder);
  await look(await openAs(await createTeller(), { viewport: AT_400 }), of(urls.child, signedIn), expectOrder);
});

test('the focus goes to the heading of each screen, and back to what opened a dialog', async ({ openAs }) => {
  const page = await openAs(await createTeller(), phone);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${urls.child}/home`);
  await page.getByRole('link', { name: 'Se dina dagar' }).click();
  await expect(page).toHaveURL(/moodchart/);
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'Tillbaka' }).click();
  await expect(page).toHaveURL(/home/);
  await expect(heading).toBeFocused();

  await page.goto(`${urls.child}/form/school/1/going`);
  const asked = await heading.innerText();
  await page.getByRole('button', { name: 'Tillbaka' }).click();
  await expect(heading).not.toHaveText(asked);
  await expect(heading).toBeFocused();

  await page.goto(`${urls.child}/home`);
  await page.getByRole('button', { name: 'Svara på frågor' }).click();
  const opener = page.getByRole('button', { name: 'Börja om med ”Skolan”' });
  await opener.click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the page says the language that it speaks', async ({ openStranger }) => {
  const page = await openStranger(phone);
  const html = page.locator('html');
  await page.goto(urls.child);
  await expect(html).toHaveAttribute('lang', 'sv');
  await page.getByRole('combobox', { name: 'Språk' }).selectOption('English');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
});
