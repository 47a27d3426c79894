import { SAVE_OWN_ANSWERS } from '@lykta/domain/calls';
import { answersOf, ApiChild } from '../src/api-child.ts';
import { expectQuestion } from '../src/answering.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

/** Creates a child who answered on one day that school is hard. */
async function createTeller(): Promise<ApiChild> {
  const child = await ApiChild.create();
  await child.call(SAVE_OWN_ANSWERS, {
    params: { formId: 'school', formVersion: 1 },
    body: answersOf({ feel: 'bad', going: 'most-days', safe: 'yes' }),
  });
  return child;
}

test('the story is told in sentences, each day once, and changed by a tap', async ({ openAs }) => {
  const phone = await openAs(await createTeller());
  await phone.goto(`${urls.child}/beb`);
  await expect(phone.getByText('Jag har det inte alls bra i skolan.')).toBeVisible();
  await phone.getByRole('link', { name: /^Skolan/ }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Skolan' })).toBeVisible();
  await expect(phone.getByRole('heading', { level: 2, name: /idag$/ })).toHaveCount(1);
  await expect(phone.getByText('Jag är trygg i skolan.')).toBeVisible();

  await phone.getByRole('button', { name: 'Ändra', exact: true }).click();
  await phone.getByRole('button', { name: 'Ändra: Jag är i skolan de flesta dagar.' }).click();
  await expectQuestion(phone, 'Hur ofta är du i skolan?');
  await phone.getByRole('radio', { name: 'Varje dag' }).click();
  await expect(phone.getByText('Jag är i skolan varje dag.')).toBeVisible();
  await expect(phone.getByText('Jag är i skolan de flesta dagar.')).toHaveCount(0);
});

test('the story in English @long', async ({ openAs }) => {
  const phone = await openAs(await createTeller(), { language: 'en' });
  await phone.goto(`${urls.child}/beb/school`);
  await expect(phone.getByText('School is not good at all for me.')).toBeVisible();
  await expect(phone.getByText('I am at school most days.')).toBeVisible();
});
