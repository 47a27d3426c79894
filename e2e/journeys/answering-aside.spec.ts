import { READ_OWN_ANSWERS, READ_PROFILE, SAVE_OWN_ANSWERS } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { choose, expectQuestion } from '../src/answering.ts';
import { answersOf, ApiChild, type Chosen } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { makeHousehold } from '../src/household.ts';
import { urls } from '../src/ports.ts';
import { createWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answers = (child: ApiChild, form: string) =>
  child.call(READ_OWN_ANSWERS, { params: { formId: form, formVersion: 1 } });
const stored = async (child: ApiChild, form: string) => Object.keys((await answers(child, form)).answers);

/** Answers all of "Om mig" except its last text, which links to the school form. */
const aboutMe: Chosen = {
  feel: 'great',
  sleep: 'often',
  'like-me': 'yes',
  'good-at': 'kind',
  glad: 'music',
  cope: 'talk',
  'safe-with': 'nobody',
  wish: 'calm',
};
/** Answers all of the school form except its last text. */
const atSchool: Chosen = {
  feel: 'good',
  going: 'every-day',
  safe: 'yes',
  break: 'no',
  mean: 'never',
  lessons: 'good',
  trusted: 'nobody',
  likes: 'food',
  change: 'calm',
};

test('the form that the last page leads to opens, and both are finished', async ({ openAs }) => {
  const child = await ApiChild.create();
  await child.call(SAVE_OWN_ANSWERS, {
    params: { formId: 'myself', formVersion: 1 },
    body: answersOf(aboutMe),
  });
  await child.call(SAVE_OWN_ANSWERS, {
    params: { formId: 'school', formVersion: 1 },
    body: answersOf(atSchool),
  });
  const page = await openAs(child);
  await page.goto(`${urls.child}/form/myself/1`);
  const linking = 'Tack. Vill du berätta om skolan också?';
  await expectQuestion(page, linking);

  await button(page, 'Svara på ”Skolan”').click();
  await expect(page).toHaveURL(/\/form\/school\/1$/);
  await expectQuestion(page, 'Tack');
  await expect.poll(() => stored(child, 'myself')).toContain('more');
  await choose(page, 'Klar');
  await expect(page.getByRole('heading', { name: 'Tack för att du berättar!' })).toBeVisible();
  expect(await stored(child, 'school')).toContain('end');
});

test('somebody new is told of within a question, and is chosen there', async ({ openAs }) => {
  const child = await ApiChild.create();
  await child.call(SAVE_OWN_ANSWERS, {
    params: { formId: 'school', formVersion: 1 },
    body: answersOf({ feel: 'good', going: 'every-day', safe: 'yes', break: 'yes' }),
  });
  const page = await openAs(child);
  await page.goto(`${urls.child}/form/school/1`);
  await expectQuestion(page, 'Vilka är du helst med?');
  await expect(button(page, 'Ingen särskild')).toBeVisible();
  await button(page, 'Lägg till klasskompis').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'kompis', exact: true }).click();
  await dialog.getByRole('radio', { name: /^Bild 2\./ }).click();
  await dialog.getByRole('button', { name: 'Lägg till' }).click();
  await expect(page.getByRole('checkbox', { name: 'kompis' })).toBeChecked();
  await button(page, 'Nästa').click();
  await expectQuestion(page, 'Hur ofta är någon i skolan elak mot dig?');
  const { persons } = await child.call(READ_PROFILE);
  await expect
    .poll(async () => (await answers(child, 'school')).answers['break-who']?.[0])
    .toMatchObject({ answer: 'these', data: Object.keys(persons) });
});

test('a home is told of within a question, and is chosen there @long', async ({ openAs }) => {
  const child = await ApiChild.create();
  await child.call(SAVE_OWN_ANSWERS, {
    params: { formId: 'base', formVersion: 1 },
    body: answersOf({ feel: 'good' }),
  });
  const page = await openAs(child);
  await page.goto(`${urls.child}/form/base/1`);
  await expectQuestion(page, 'Var bor du?');
  await expect(button(page, 'Någon annanstans')).toBeVisible();
  await button(page, 'Lägg till ett hem').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Radhus' }).click();
  await dialog.getByRole('button', { name: 'Lägg till' }).click();
  await expect(page.getByRole('checkbox', { name: 'Radhus' })).toBeChecked();
  await button(page, 'Nästa').click();
  await expectQuestion(page, 'Var trivs du bäst?');
  const { houses } = await child.call(READ_PROFILE);
  expect(Object.values(houses)).toMatchObject([{ type: 'ROW_HOUSE' }]);
});

test('back on the first question of a contact’s form leads home @long', async ({ openAs, server }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const staff = await ApiStaff.signIn(await createWorker(server));
  await child.accept((await staff.invite()).code);
  const page = await openAs(child);
  await page.goto(`${urls.child}/form`);
  await button(page, 'Börja').click();
  await expectQuestion(page, 'Hej!');
  await button(page, 'Tillbaka').click();
  await expect(page).toHaveURL(/\/home$/);
});

test('an answer given in the moment the tab is closed is saved', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await page.goto(`${urls.child}/form/school/1`);
  await button(page, 'Börja').click();
  await choose(page, 'Bra');
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  await expect.poll(() => stored(child, 'school')).toEqual(['feel']);
  // The tab is closed while the first save is in progress and the second answer is queued.
  await page.evaluate(() => {
    const press = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('main [role=radio], main label')]
        .find((one) => one.textContent?.trim() === name || one.getAttribute('aria-label') === name)
        ?.click();
    press('Varje dag');
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        press('För det mesta');
        resolve();
      });
    });
  });
  await page.close();
  await expect.poll(() => stored(child, 'school')).toEqual(['feel', 'going', 'safe']);
});
