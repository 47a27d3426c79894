import { SET_BIRTH_YEAR } from '@lykta/domain/calls';
import { ApiChild } from '../src/api-child.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

test('at sixteen the calmer look is kept, and Ung stands second', { tag: '@kept' }, async ({ openAs }) => {
  const child = await ApiChild.create();
  await child.call(SET_BIRTH_YEAR, { body: { birthYear: new Date().getFullYear() - 16 } });
  const page = await openAs(child);
  const calmFigure = page.locator('main svg[stroke-width="2.3"]');
  await page.goto(`${urls.child}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('!');

  await page.goto(`${urls.child}/settings`);
  await page.getByRole('radio', { name: 'Lugnare' }).click();
  await page.goto(`${urls.child}/home`);
  await expect(calmFigure).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('!');

  await page.goto(`${urls.child}/form`);
  const list = page.getByRole('list', { name: 'Dina egna frågor' });
  await expect(list.getByRole('link').nth(1)).toHaveAccessibleName('Börja med ”Ung”');

  await test.step('and goes back to the usual look', async () => {
    await page.goto(`${urls.child}/settings`);
    await page.getByRole('radio', { name: 'Som vanligt' }).click();
    await page.goto(`${urls.child}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('!');
    await expect(calmFigure).toHaveCount(0);
  });
});
