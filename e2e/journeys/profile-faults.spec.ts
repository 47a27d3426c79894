import { everyUrlOf } from '../src/addresses.ts';
import { DELETE_HOUSE, DELETE_PERSON, READ_PROFILE } from '@lykta/domain/calls';
import { ApiChild } from '../src/api-child.ts';
import { makeHousehold } from '../src/household.ts';
import { urls } from '../src/ports.ts';
import { button, expectTitle, firstHome, personOf, profileOf } from '../src/profile.ts';
import { expect, test } from '../src/stack.ts';

test('what can’t be saved is said on the spot, and nothing chosen is lost', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const page = await openAs(child);
  const alert = (text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await page.route(`${everyUrlOf(READ_PROFILE)}/**`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );
  await page.goto(`${urls.child}/myprofile`);
  await page.getByRole('link', { name: /Födelseår/ }).click();
  await page.getByLabel('Födelseår').fill('2010');
  await button(page, 'Spara').click();
  await alert('Något gick fel hos oss.');
  await expect(page.getByLabel('Födelseår')).toHaveValue('2010');
  await button(page, 'Tillbaka').click();
  await page.getByRole('link', { name: 'mamma' }).click();
  await page.getByRole('radio', { checked: false }).first().click();
  await button(page, 'Spara').click();
  await alert('Figuren kunde inte sparas. Prova igen.');
  await button(page, 'Tillbaka').click();
  await page.getByRole('link', { name: 'Ändra hem 1' }).click();
  await page.getByRole('radio', { name: 'Villa' }).click();
  await button(page, 'Spara').click();
  await alert('Hemmet kunde inte sparas. Prova igen.');
  await expect(page.getByRole('radio', { name: 'Villa' })).toBeChecked();

  await page.route(everyUrlOf(READ_PROFILE), (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${urls.child}/myprofile`);
  await expectTitle(page, 'Vi kunde inte hämta din profil');
  await page.unrouteAll();
  await button(page, 'Prova igen').click();
  await expectTitle(page, 'Min profil');
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
  await child.call(DELETE_PERSON, { params: { id: mother } });
  await button(page, 'Spara').click();
  await expectTitle(page, 'Min profil');
  await expect(page.getByText('mamma')).toHaveCount(0);
  const now = await profileOf(child);
  expect(now.housePersonMap[firstHome(now)]).toEqual([personOf(now, 'FRIEND')]);

  const friend = personOf(now, 'FRIEND');
  await page.getByRole('link', { name: 'kompis' }).click();
  await page.getByRole('link', { name: 'Ändra vem det är, eller ta bort' }).click();
  await child.call(DELETE_PERSON, { params: { id: friend } });
  await button(page, 'Ta bort personen').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expectTitle(page, 'Min profil');
  await expect(page.getByText('kompis')).toHaveCount(0);
});

test('a home or a figure that another device takes away while it is changed leads to my profile @long', async ({
  openAs,
}) => {
  const child = await ApiChild.create();
  const profile = await makeHousehold(child);
  const page = await openAs(child);
  await page.goto(`${urls.child}/myprofile`);
  await page.getByRole('link', { name: 'mamma' }).click();
  await page.getByRole('radio', { checked: false }).first().click();
  await child.call(DELETE_PERSON, { params: { id: personOf(profile, 'MOTHER') } });
  await button(page, 'Spara').click();
  await expectTitle(page, 'Min profil');
  await expect(page.getByText('mamma')).toHaveCount(0);
  await page.getByRole('link', { name: 'Lägg till eller ta bort personer' }).click();
  await expectTitle(page, 'Vilka bor där?');
  await child.call(DELETE_HOUSE, { params: { id: firstHome(profile) } });
  await button(page, 'Spara').click();
  await expectTitle(page, 'Min profil');
  await expect(page.getByRole('heading', { name: /Hem 1/ })).toHaveCount(0);
});

test('a home that is not there leads to my profile @long', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const page = await openAs(child);
  await page.goto(`${urls.child}/accommodation/nothing-here`);
  await expect(page).toHaveURL(/\/myprofile$/);
  await expectTitle(page, 'Min profil');
});

test('a birth year that can’t be says what it has to be @long', async ({ openAs }) => {
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
