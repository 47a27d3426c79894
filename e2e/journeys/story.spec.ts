import { ADD_PERSON, SAVE_OWN_ANSWERS } from '@lykta/domain/calls';
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

test('paper has the head of every person, also of those that nobody has scrolled to', async ({ openAs }) => {
  const child = await ApiChild.create();
  for (let n = 1; n <= 12; n += 1) {
    const avatar = `child-${String(n).padStart(2, '0')}`;
    await child.call(ADD_PERSON, { body: { type: 'FRIEND', avatar } });
  }
  const phone = await openAs(child);
  await phone.goto(`${urls.child}/beb/persons`);
  const drawn = phone.locator('h2 svg');
  await expect(phone.getByRole('heading', { level: 2 })).toHaveCount(12);
  await expect(drawn.first()).toBeVisible();
  expect(await drawn.count()).toBeLessThan(12);
  await phone.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      document.title = `${document.querySelectorAll('h2 svg').length}`;
    }),
  );
  // The files of the far ones come once the page is idle.
  const files = () =>
    performance.getEntriesByType('resource').filter(({ name }) => /avatars\/child-\d+/.test(name)).length;
  await expect.poll(() => phone.evaluate(files)).toBe(12);
  await phone.pdf();
  expect(await phone.title(), 'heads when the browser takes the page for paper').toBe('12');
  // What is fixed stands on each printed page, over the text.
  await expect(phone.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveCSS('position', 'absolute');
});
