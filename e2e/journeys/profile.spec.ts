import type { Profile } from '@lykta/domain';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { makeHousehold } from '../src/household.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const profileOf = (child: ApiChild) => child.call<Profile>('GET', 'clients/profile');
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const firstHome = ({ houses }: Profile) => Object.keys(houses)[0]!;
const personOf = ({ persons }: Profile, type: string) =>
  Object.entries(persons).find(([, person]) => person.type === type)![0];

const TWO_MINUTES = 120_000;

test('the wizard by thumb: a figure of one’s own, a reload in the middle, under two minutes', async ({
  openAs,
}) => {
  const child = await ApiChild.create();
  const page = await openAs(child, { hasTouch: true, isMobile: true });
  const began = Date.now();
  await page.goto(`${urls.child}/profile`);
  await title(page, 'Välj din figur');
  await button(page, 'Gör en egen figur').tap();
  await title(page, 'Gör din figur');
  await page.getByRole('radio', { name: 'Afro', exact: true }).tap();
  await page.getByRole('tab', { name: 'Glasögon' }).tap();
  await page.getByRole('radio').nth(2).tap();
  await button(page, 'Klar').tap();
  await button(page, 'Gå vidare').tap();

  await title(page, 'När är du född?');
  await page.getByLabel('Födelseår').fill('2012');
  await button(page, 'Nästa').tap();
  await title(page, 'Vilket kön har du?');
  await page.reload();
  await title(page, 'Vilket kön har du?');
  await page.getByRole('radio', { name: 'Tjej', exact: true }).tap();
  await title(page, 'Hur bor du?');
  await page.getByRole('radio', { name: 'Radhus' }).tap();
  await button(page, 'Nästa').tap();
  await title(page, 'Vilka bor där?');
  await button(page, 'Lägg till en person').tap();
  await button(page, 'mamma').tap();
  await page.getByRole('radio', { name: /^Figur 2\./ }).tap();
  await button(page, 'Spara').tap();
  await expect(page.getByRole('checkbox', { name: 'mamma' })).toBeChecked();
  await button(page, 'Nästa').tap();
  await button(page, 'Nej, det var alla').tap();
  await title(page, 'Nu är din profil klar!');
  expect(Date.now() - began).toBeLessThan(TWO_MINUTES);

  const profile = await profileOf(child);
  expect(profile).toMatchObject({ birthYear: 2012, gender: 'FEMALE', avatar: { type: 'PARTS' } });
  expect(profile.housePersonMap[firstHome(profile)]).toEqual([personOf(profile, 'MOTHER')]);
});

test('everything on my profile can be changed, and leads back there', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const page = await openAs(child);
  await page.goto(`${urls.child}/myprofile`);
  const back = () => title(page, 'Min profil');
  await back();

  await page.getByRole('link', { name: 'Byt figur' }).click();
  await page.getByRole('radio', { name: /^Figur 5\./ }).click();
  await button(page, 'Spara').click();
  await back();
  await page.getByRole('link', { name: /Födelseår/ }).click();
  await page.getByLabel('Födelseår').fill('2010');
  await button(page, 'Spara').click();
  await back();
  await page.getByRole('link', { name: /Kön/ }).click();
  await page.getByRole('radio', { name: 'Kille', exact: true }).click();
  await back();
  await page.getByRole('link', { name: 'Ändra hem 1' }).click();
  await page.getByRole('radio', { name: 'Villa' }).click();
  await button(page, 'Spara').click();
  await back();
  await page.getByRole('link', { name: 'mamma' }).click();
  await page.getByRole('radio', { name: /^Figur 4\./ }).click();
  await button(page, 'Spara').click();
  await back();
  await page.getByRole('link', { name: 'Lägg till eller ta bort personer' }).click();
  await page.getByRole('checkbox', { name: 'kompis' }).check();
  await button(page, 'Spara').click();
  await back();

  const profile = await profileOf(child);
  const home = firstHome(profile);
  expect(profile).toMatchObject({ birthYear: 2010, gender: 'MALE' });
  expect(profile.houses[home]!.type).toBe('DETACHED_HOUSE');
  expect(profile.housePersonMap[home]).toEqual([personOf(profile, 'MOTHER'), personOf(profile, 'FRIEND')]);

  await page.getByRole('link', { name: 'Lägg till eller ta bort personer' }).click();
  await button(page, 'Ta bort hemmet').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await back();
  await expect(page.getByRole('heading', { name: 'Andra personer' })).toBeVisible();
  expect(Object.keys((await profileOf(child)).houses)).toEqual([]);
});

test('somebody taken away on another device: what is left is saved, and nothing breaks', async ({
  openAs,
}) => {
  const child = await ApiChild.create();
  const profile = await makeHousehold(child);
  const page = await openAs(child);
  const mother = personOf(profile, 'MOTHER');
  await page.goto(`${urls.child}/accommodation/${firstHome(profile)}`);
  await page.getByRole('checkbox', { name: 'kompis' }).check();
  await child.call('DELETE', `clients/profile/persons/${mother}`);
  await button(page, 'Spara').click();
  await title(page, 'Min profil');
  await expect(page.getByText('mamma')).toHaveCount(0);
  const now = await profileOf(child);
  expect(now.housePersonMap[firstHome(now)]).toEqual([personOf(now, 'FRIEND')]);

  const friend = personOf(now, 'FRIEND');
  await page.getByRole('link', { name: 'kompis' }).click();
  await page.getByRole('link', { name: 'Byt ord eller ta bort personen' }).click();
  await child.call('DELETE', `clients/profile/persons/${friend}`);
  await button(page, 'Ta bort personen').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await title(page, 'Min profil');
  await expect(page.getByText('kompis')).toHaveCount(0);
});

test('a home that is not there leads to my profile', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const page = await openAs(child);
  await page.goto(`${urls.child}/accommodation/nothing-here`);
  await expect(page).toHaveURL(/\/myprofile$/);
  await title(page, 'Min profil');
});

test('a birth year that can’t be says what it has to be', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await page.goto(`${urls.child}/birthyear`);
  const year = new Date().getFullYear();
  const field = page.getByLabel('Födelseår');
  const message = page.getByText(`Skriv ett år mellan ${year - 110} och ${year}.`);
  for (const wrong of [year - 111, year + 1]) {
    await field.fill(String(wrong));
    await expect(message).toBeVisible();
    await expect(button(page, 'Spara')).toBeDisabled();
  }
  await field.fill('20');
  await expect(message).toHaveCount(0);
  await expect(button(page, 'Spara')).toBeDisabled();
  await field.fill(String(year - 110));
  await button(page, 'Spara').click();
  await expect.poll(async () => (await profileOf(child)).birthYear).toBe(year - 110);
});
