import { everyUrlOf } from '../src/addresses.ts';
import { READ_OWN_ANSWERS, SAVE_OWN_ANSWERS } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { choose, expectQuestion } from '../src/answering.ts';
import { answersOf, ApiChild } from '../src/api-child.ts';
import { makeHousehold } from '../src/household.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const school = { formId: 'school', formVersion: 1 };
const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const storedOf = async (child: ApiChild) => child.call(READ_OWN_ANSWERS, { params: school });
/** Opens the school form at its first unanswered question. */
async function openSchool(page: Page): Promise<void> {
  await page.goto(`${urls.child}/form/school/1`);
  await page.getByRole('button', { name: 'Börja' }).click();
}

test('answers off the path are parked, and come back with their branch', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await openSchool(page);
  await choose(page, 'Sådär');
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  await choose(page, 'Några dagar');
  await expectQuestion(page, 'Vad gör det svårt att gå till skolan?');
  await choose(page, 'Jag är för trött');
  await page.getByRole('button', { name: 'Nästa', exact: true }).click();
  await expectQuestion(page, 'Vet någon vuxen att det är svårt?');
  await choose(page, 'Ja');
  await expectQuestion(page, 'Vill du ha hjälp att komma till skolan?');
  await choose(page, 'Nej');
  await expectQuestion(page, 'Är du trygg i skolan?');

  const back = page.getByRole('button', { name: 'Tillbaka' });
  for (const before of [
    'Vill du ha hjälp att komma till skolan?',
    'Vet någon vuxen att det är svårt?',
    'Vad gör det svårt att gå till skolan?',
    'Hur ofta är du i skolan?',
  ]) {
    await back.click();
    await expectQuestion(page, before);
  }
  await choose(page, 'Varje dag');
  await expectQuestion(page, 'Är du trygg i skolan?');
  await expect.poll(async () => Object.keys((await storedOf(child)).inactive)).toContain('away');
  expect(Object.keys((await storedOf(child)).answers)).not.toContain('away');

  await back.click();
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  await choose(page, 'Några dagar');
  await expectQuestion(page, 'Är du trygg i skolan?');
  await back.click();
  await expectQuestion(page, 'Vill du ha hjälp att komma till skolan?');
  await back.click();
  await expectQuestion(page, 'Vet någon vuxen att det är svårt?');
  await back.click();
  await expectQuestion(page, 'Vad gör det svårt att gå till skolan?');
  await expect(page.getByRole('button', { name: 'Jag är för trött' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(async () => Object.keys((await storedOf(child)).answers)).toContain('away');
});

test('without the server the choice stays, and pressing again saves it once', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await openSchool(page);
  await expectQuestion(page, 'Hur har du det i skolan?');
  await choose(page, 'Bra');
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  await expect.poll(async () => Object.keys((await storedOf(child)).answers)).toEqual(['feel']);

  const answers = everyUrlOf(SAVE_OWN_ANSWERS);
  await page.route(answers, (route) => route.abort());
  await choose(page, 'Varje dag');
  const message = page.getByRole('dialog', { name: 'Svaret är inte sparat än' });
  await expect(message).toContainText('Vi når inte vår server. Tryck på ett svar en gång till.');
  await message.getByRole('button', { name: 'Okej' }).click();
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  await expect(option(page, 'Varje dag')).toBeChecked();

  await page.unroute(answers);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url());
  });
  await choose(page, 'Varje dag');
  await expectQuestion(page, 'Är du trygg i skolan?');
  await expect.poll(async () => Object.keys((await storedOf(child)).answers)).toEqual(['feel', 'going']);
  expect(saves).toHaveLength(1);
});

test('an answer given offline is saved when the network is back', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await openSchool(page);
  await expectQuestion(page, 'Hur har du det i skolan?');
  await page.context().setOffline(true);
  await expect(page.getByText('Du har inget nät.', { exact: false })).toBeVisible();
  await choose(page, 'Bra');
  await expect(page.getByRole('dialog', { name: 'Svaret är inte sparat än' })).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(async () => Object.keys((await storedOf(child)).answers)).toEqual(['feel']);
});

test('what another device saved in between is kept, and so is what is saved here', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await openSchool(page);
  await expectQuestion(page, 'Hur har du det i skolan?');
  await child.call(SAVE_OWN_ANSWERS, { params: school, body: answersOf({ feel: 'bad', going: 'seldom' }) });

  const refused = page.waitForResponse((reply) => reply.status() === 412);
  await choose(page, 'Jättebra');
  await refused;
  await expect
    .poll(async () =>
      Object.fromEntries(
        Object.entries((await storedOf(child)).answers).map(([id, entries]) => [id, entries[0]?.answer]),
      ),
    )
    .toEqual({ feel: 'great', going: 'seldom' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('start over: asked first, kept nowhere in the story, from the first question again', async ({
  openAs,
}) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  await child.call(SAVE_OWN_ANSWERS, {
    params: school,
    body: answersOf({ feel: 'good', going: 'every-day' }),
  });
  const page = await openAs(child);
  await page.goto(`${urls.child}/form`);
  await expect(page).toHaveURL(/\/home$/);
  const over = page.getByRole('button', { name: 'Börja om med ”Skolan”' });
  await expect(over).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Börja om med ”Min familj”' })).toBeDisabled();

  await over.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  expect(Object.keys((await storedOf(child)).answers)).toHaveLength(2);
  await over.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, börja om' }).click();
  await expect(page.getByText('Nu kan du svara från början.')).toBeVisible();
  await expect(page.getByText('Nu kan du svara från början.')).toBeHidden();
  expect((await storedOf(child)).answers).toEqual({});
  await openSchool(page);
  await expectQuestion(page, 'Hur har du det i skolan?');
  await expect(option(page, 'Bra')).not.toBeChecked();
});

test('a start over that fails says so, and nothing is lost', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  await child.call(SAVE_OWN_ANSWERS, { params: school, body: answersOf({ feel: 'good' }) });
  const page = await openAs(child);
  await page.goto(`${urls.child}/form`);
  await page.getByRole('button', { name: 'Börja om med ”Skolan”' }).click();
  await page.context().setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, börja om' }).click();
  await expect(page.getByRole('dialog')).toContainText('Vi når inte vår server.');
  expect(Object.keys((await storedOf(child)).answers)).toEqual(['feel']);
});
