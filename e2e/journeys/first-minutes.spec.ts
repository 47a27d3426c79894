import { MAX_AGE, Profile } from '@lykta/domain';
import { READ_PROFILE } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { makeHousehold } from '../src/household.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Nästa', exact: true });
const done = (page: Page) => page.getByRole('button', { name: 'Klar', exact: true });

test('the first minutes: a figure of one’s own, homes, and a reload in the middle', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child, { hasTouch: true });
  await page.goto(`${urls.child}/profile`);
  await page.getByRole('button', { name: 'Gör en egen figur' }).tap();
  await expect(page.getByRole('heading', { name: 'Din figur' })).toBeVisible();
  await page.getByRole('tab', { name: 'Glasögon' }).tap();
  const glasses = page.getByRole('radiogroup', { name: 'Glasögon' }).getByRole('radio');
  await glasses.nth(2).tap();
  await expect(glasses.nth(2)).toBeChecked();
  await page.getByRole('button', { name: 'Slumpa' }).tap();
  await page.getByRole('button', { name: 'Ångra' }).tap();
  await expect(glasses.nth(2)).toBeChecked();
  await done(page).tap();
  await expect(page.getByRole('heading', { name: 'Så här ser du ut!' })).toBeVisible();
  await page.getByRole('button', { name: 'Gå vidare' }).tap();

  await page.getByLabel('Födelseår').fill('1890');
  const thisYear = new Date().getFullYear();
  await expect(page.getByText(`Skriv ett år mellan ${thisYear - MAX_AGE} och ${thisYear}`)).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Födelseår').fill('2012');
  await next(page).tap();
  await expect(page.getByRole('heading', { name: 'Vilket kön har du?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vilket kön har du?' })).toBeVisible();
  await page.getByRole('radio', { name: 'Kille', exact: true }).tap();

  await expect(page.getByRole('heading', { name: 'Hur bor du?' })).toBeVisible();
  await page.getByRole('radio', { name: 'Radhus' }).tap();
  await next(page).tap();
  await expect(page.getByRole('heading', { name: 'Vilka bor där?' })).toBeVisible();
  await next(page).tap();
  await page.getByRole('button', { name: 'Nej, det var alla' }).tap();
  await expect(page.getByRole('heading', { name: 'Nu är din profil klar!' })).toBeVisible();
  await page.getByRole('link', { name: 'Till startsidan' }).tap();
  await expect(page).toHaveURL(/\/home$/);
  const profile = Profile.parse(await child.call(READ_PROFILE));
  expect(profile).toMatchObject({ avatar: { type: 'PARTS' }, birthYear: 2012, gender: 'MALE' });
});

test('what the profile says can be changed, and a home be taken away @long', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const page = await openAs(child);
  await page.goto(`${urls.child}/home`);
  await page.getByRole('link', { name: 'Min profil' }).click();
  await page.getByRole('link', { name: '2012' }).click();
  await page.getByLabel('Födelseår').fill('2013');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await page.getByRole('link', { name: '2013' }).click();
  await expect(page.getByRole('heading', { name: 'Vilket år är du född?' })).toBeVisible();
  await page.getByRole('button', { name: 'Tillbaka' }).click();
  await page.getByRole('link', { name: 'Tjej' }).click();
  await page.getByRole('button', { name: 'Icke-binär', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Icke-binär' })).toBeVisible();

  await page.getByRole('link', { name: 'Lägg till eller ta bort personer' }).click();
  await page.getByRole('checkbox', { name: 'kompis' }).check();
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page).toHaveURL(/\/myprofile$/);
  await expect(page.getByRole('heading', { name: 'Andra personer' })).toBeHidden();
  const profile = Profile.parse(await child.call(READ_PROFILE));
  expect(Object.values(profile.housePersonMap)[0]).toHaveLength(2);

  await page.getByRole('link', { name: 'Lägg till eller ta bort personer' }).click();
  await page.getByRole('button', { name: 'Ta bort hemmet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Andra personer' })).toBeVisible();
  expect(Profile.parse(await child.call(READ_PROFILE)).houses).toEqual({});
});
