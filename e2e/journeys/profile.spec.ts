import { ApiChild } from '../src/api-child.ts';
import { makeHousehold } from '../src/household.ts';
import { urls } from '../src/ports.ts';
import { button, expectTitle, firstHome, personOf, profileOf } from '../src/profile.ts';
import { expect, test } from '../src/stack.ts';

test('a figure of one’s own, begun on my profile, leads back there @long', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const page = await openAs(child);
  await page.goto(`${urls.child}/myprofile`);
  await page.getByRole('link', { name: 'Byt figur' }).click();
  await page.getByRole('link', { name: 'Gör en egen figur' }).click();
  // The screen before has a way back too.
  await expect(button(page, 'Slumpa')).toBeVisible();
  await button(page, 'Tillbaka').click();
  await expectTitle(page, 'Välj din figur');
  await page.getByRole('link', { name: 'Gör en egen figur' }).click();
  await button(page, 'Slumpa').click();
  await button(page, 'Klar').click();
  await button(page, 'Gå vidare').click();
  await expectTitle(page, 'Min profil');
  expect((await profileOf(child)).avatar).toMatchObject({ type: 'PARTS' });
});

test('everything on my profile can be changed, and leads back there', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const page = await openAs(child);
  await page.goto(`${urls.child}/myprofile`);
  const back = () => expectTitle(page, 'Min profil');
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
  await page.getByRole('radio', { checked: false }).first().click();
  await button(page, 'Spara').click();
  await back();
  await page.getByRole('link', { name: 'Lägg till eller ta bort personer' }).click();
  await page.getByRole('checkbox', { name: 'kompis' }).check();
  await button(page, 'Spara').click();
  await back();

  const profile = await profileOf(child);
  const home = firstHome(profile);
  expect(profile).toMatchObject({ birthYear: 2010, gender: 'MALE' });
  expect(profile.houses[home]?.type).toBe('DETACHED_HOUSE');
  expect(profile.housePersonMap[home]).toEqual([personOf(profile, 'MOTHER'), personOf(profile, 'FRIEND')]);

  await page.getByRole('link', { name: 'Lägg till eller ta bort personer' }).click();
  await button(page, 'Ta bort hemmet').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await back();
  await expect(page.getByRole('heading', { name: 'Andra personer' })).toBeVisible();
  expect(Object.keys((await profileOf(child)).houses)).toEqual([]);
});
