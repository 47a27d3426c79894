import { MoodHistory } from '@lykta/domain';
import { READ_MOODS, READ_OWN_ANSWERS } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { choose, expectQuestion } from '../src/answering.ts';
import { ApiChild } from '../src/api-child.ts';
import { urls } from '../src/ports.ts';
import { endSaying, isSaying, nowSaying, said, speakAs } from '../src/speech.ts';
import { expect, test } from '../src/stack.ts';

const school = { formId: 'school', formVersion: 1 };
const answersOf = async (child: ApiChild) => {
  const { answers } = await child.call(READ_OWN_ANSWERS, { params: school });
  return Object.fromEntries(
    Object.entries(answers).map(([question, entries]) => [question, entries.map(({ answer }) => answer)]),
  );
};

const isRead = (page: Page, text: string) => expect.poll(() => nowSaying(page)).toBe(text);

test('a question is read sentence by sentence, paused and gone on with, and the choice is said', async ({
  openAs,
}) => {
  const page = await openAs(await ApiChild.create());
  await speakAs(page, 'sv-SE');
  await page.goto(`${urls.child}/form/school/1`);
  await page.getByRole('button', { name: 'Börja' }).click();
  await page.getByRole('button', { name: 'Läs upp' }).click();
  await isRead(page, 'Hur har du det i skolan?');
  await endSaying(page);
  await isRead(page, 'Inte alls bra');
  await page.getByRole('button', { name: 'Pausa' }).click();
  expect(await isSaying(page)).toBe(false);
  await page.getByRole('button', { name: 'Läs vidare' }).click();
  await isRead(page, 'Inte alls bra');
  await choose(page, 'Bra');
  await isRead(page, 'Bra');
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  // The next question waits to be asked for.
  expect(await said(page)).not.toContain('Hur ofta är du i skolan?');
});

test(
  'Enklare reads by itself, draws few answers, and stores what the usual way stores',
  { tag: '@kept' },
  async ({ openAs }) => {
    const child = await ApiChild.create();
    const page = await openAs(child);
    await speakAs(page, 'sv-SE');
    await page.goto(`${urls.child}/settings`);
    await page.getByRole('switch', { name: 'Enklare' }).check();
    await page.goto(`${urls.child}/form/school/1`);
    await page.getByRole('button', { name: 'Börja' }).click();
    await isRead(page, 'Hur har du det i skolan?');
    await page.getByRole('radio', { name: 'Sådär' }).click();
    await isRead(page, 'Sådär');
    await endSaying(page);
    await expectQuestion(page, 'Hur ofta är du i skolan?');
    await isRead(page, 'Hur ofta är du i skolan?');
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(page.getByRole('radio').locator('svg')).toHaveCount(4);
    await page.getByRole('radio', { name: 'Några dagar' }).click();
    await endSaying(page);

    await expectQuestion(page, 'Vad gör det svårt att gå till skolan?');
    const shown = await page.getByRole('checkbox').allTextContents();
    expect(shown.length).toBeLessThanOrEqual(4);
    await page.getByRole('checkbox', { name: 'Jag är för trött' }).click();
    await page.getByRole('button', { name: 'Fler svar' }).click();
    await expect(page.getByRole('checkbox', { name: 'Jag är för trött' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Nästa', exact: true }).click();
    await endSaying(page);
    await expectQuestion(page, 'Vet någon vuxen att det är svårt?');
    await expect
      .poll(() => answersOf(child))
      .toEqual({ feel: ['so-so'], going: ['some-days'], away: ['tired'] });

    await test.step('and the child goes back to the usual way on the same question', async () => {
      await page.getByRole('switch', { name: 'Enklare' }).click();
      await expectQuestion(page, 'Vet någon vuxen att det är svårt?');
      await expect(page.getByRole('button', { name: 'Varför frågar vi?' })).toBeVisible();
      expect(await isSaying(page)).toBe(false);
    });
  },
);

test('a link proposes Enklare; the child changes it back', { tag: '@kept' }, async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  await page.goto(`${urls.child}/connect/ZZZ-ZZZ#easier`);
  await expect(page).not.toHaveURL(/easier/);
  await page.goto(`${urls.child}/profile`);
  await expect(page.getByRole('switch', { name: 'Enklare' })).toBeChecked();
  await page.getByRole('switch', { name: 'Enklare' }).uncheck();
  await page.goto(`${urls.child}/form/school/1`);
  await page.getByRole('button', { name: 'Börja' }).click();
  await expect(page.getByRole('button', { name: 'Varför frågar vi?' })).toBeVisible();
});

test('Enklare shows feelings as faces, reads them, stores the same', { tag: '@kept' }, async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await speakAs(page, 'sv-SE');
  await page.goto(`${urls.child}/settings`);
  await page.getByRole('switch', { name: 'Enklare' }).check();
  await page.goto(`${urls.child}/mood/good`);
  await isRead(page, 'Vad känner du just nu?');
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'glad' }).click();
  await isRead(page, 'glad');
  await page.getByRole('button', { name: 'Klar' }).click();
  await expect(page).toHaveURL(/\/home$/);
  const days = Object.values(MoodHistory.parse(await child.call(READ_MOODS)));
  expect(days.map(({ level1 }) => level1)).toEqual([['GLAD']]);
});
