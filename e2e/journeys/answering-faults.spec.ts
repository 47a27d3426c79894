import { everyUrlOf } from '../src/addresses.ts';
import {
  CHANGE_INVITATION,
  READ_FORM,
  READ_INVITATIONS,
  READ_OWN_ANSWERS,
  SAVE_OWN_ANSWERS,
} from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { choose, expectQuestion } from '../src/answering.ts';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { urls } from '../src/ports.ts';
import { createWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = async (child: ApiChild) =>
  Object.keys((await child.call(READ_OWN_ANSWERS, { params: { formId: 'school', formVersion: 1 } })).answers);
const message = (page: Page) => page.getByRole('dialog', { name: 'Svaret är inte sparat än' });

test('the server fails to save: it says so, and the choice stays until it is saved', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await page.goto(`${urls.child}/form/school/1`);
  await button(page, 'Börja').click();
  await expectQuestion(page, 'Hur har du det i skolan?');
  await page.route(everyUrlOf(SAVE_OWN_ANSWERS), (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await choose(page, 'Bra');
  await expect(message(page)).toContainText('Något gick fel hos oss.');
  await expect(message(page)).toContainText('Ditt svar finns kvar här.');
  await message(page).getByRole('button', { name: 'Okej' }).click();
  await expectQuestion(page, 'Hur har du det i skolan?');
  await expect(page.getByRole('radio', { name: 'Bra', exact: true })).toBeChecked();
  await page.unrouteAll();
  await choose(page, 'Bra');
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  await expect.poll(() => stored(child)).toEqual(['feel']);
});

test('an invitation that is closed meanwhile: it says so, and leads home', async ({ openAs, server }) => {
  const child = await ApiChild.create();
  const staff = await ApiStaff.signIn(await createWorker(server));
  const { id, code } = await staff.invite();
  await child.accept(code);
  const page = await openAs(child);
  await page.goto(`${urls.child}/form`);
  await button(page, 'Börja').click();
  await expectQuestion(page, 'Hej!');
  await staff.call(CHANGE_INVITATION, { params: { id }, body: { status: 'closed' } });
  await choose(page, 'Jag är redo');
  await expect(message(page)).toContainText('Inbjudan är stängd.');
  await expect(message(page)).not.toContainText('en gång till');
  await message(page).getByRole('button', { name: 'Okej' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a form that can’t be fetched says so, and comes at the second try @long', async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  await page.route(everyUrlOf(READ_FORM), (route) => route.abort());
  await page.goto(`${urls.child}/form/school/1`);
  await expect(page.getByText('Vi når inte vår server.', { exact: false })).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Prova igen').click();
  await button(page, 'Börja').click();
  await expectQuestion(page, 'Hur har du det i skolan?');
});

test('the way to the next form fails: the way out leads to the start @long', async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  await page.route(everyUrlOf(READ_INVITATIONS), (route) => route.abort());
  await page.goto(`${urls.child}/form`);
  await expect(page.getByText('Vi når inte vår server.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
});
