import { READ_OWN_ANSWERS, SIGN_OUT } from '@lykta/domain/calls';
import type { Locator, Page } from '@playwright/test';
import { choose, expectQuestion } from '../src/answering.ts';
import { ApiChild } from '../src/api-child.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const school = { formId: 'school', formVersion: 1 };
const saved = async (child: ApiChild) => {
  await child.signIn();
  return Object.keys((await child.call(READ_OWN_ANSWERS, { params: school })).answers);
};
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Logga in igen' });

/** Brings a child to the second question and ends its session, so that the next answer is refused. */
async function signedOutElsewhere(page: Page, child: ApiChild): Promise<void> {
  await page.goto(`${urls.child}/form/school/1`);
  await page.getByRole('button', { name: 'Börja' }).click();
  await choose(page, 'Bra');
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  await expect
    .poll(async () => Object.keys((await child.call(READ_OWN_ANSWERS, { params: school })).answers))
    .toEqual(['feel']);
  await child.call(SIGN_OUT, { body: { everywhere: true } });
}

async function signIn(where: Locator | Page, { phone, password }: ApiChild['account']): Promise<void> {
  await where.getByLabel('Mobilnummer (10 siffror)').fill(phone);
  await where.getByLabel('Lösenord', { exact: true }).fill(password);
  await where.getByRole('button', { name: 'Logga in' }).click();
}

test('a session that ends in the middle: sign in over the page, and go on at the same question', async ({
  openAs,
}) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await signedOutElsewhere(page, child);
  await choose(page, 'Varje dag');

  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Logga in igen' })).toBeFocused();
  await expect(page).toHaveURL(/\/form\/school\/1/);
  await signIn(dialog, child.account);
  await expect(dialog).toHaveCount(0);
  await expectQuestion(page, 'Är du trygg i skolan?');
  await expect.poll(() => saved(child)).toEqual(['feel', 'going']);

  await choose(page, 'Ja');
  await expect.poll(() => saved(child)).toEqual(['feel', 'going', 'safe']);
});

test('a wrong password over the page loses nothing', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await signedOutElsewhere(page, child);
  await choose(page, 'Varje dag');

  const dialog = dialogOf(page);
  await signIn(dialog, { ...child.account, password: 'inte-det-ordet' });
  await expect(dialog.getByText('Fel nummer, e-post eller lösenord. Prova igen.')).toBeVisible();
  await signIn(dialog, child.account);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => saved(child)).toEqual(['feel', 'going']);
});

test('Escape, or not now: the sign-in page leads back to the question, with its choice', async ({
  openAs,
}) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await signedOutElsewhere(page, child);
  await choose(page, 'Varje dag');

  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Du har varit borta ett tag. Logga in igen.')).toBeVisible();
  await signIn(page, child.account);
  await expect(page).toHaveURL(/\/form\/school\/1/);
  await expect(page.getByRole('radio', { name: 'Varje dag', exact: true })).toBeChecked();
  await expect.poll(() => saved(child)).toEqual(['feel', 'going']);
});

test('somebody else who signs in over the page sees nothing of it', async ({ openAs }) => {
  const child = await ApiChild.create();
  const other = await ApiChild.create();
  const page = await openAs(child);
  await signedOutElsewhere(page, child);
  await choose(page, 'Varje dag');

  await signIn(dialogOf(page), other.account);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`${urls.child}/form/school/1`);
  await page.getByRole('button', { name: 'Börja' }).click();
  await expectQuestion(page, 'Hur har du det i skolan?');
  expect(await saved(other)).toEqual([]);
  expect(await saved(child)).toEqual(['feel']);
});
