import { ApiChild } from '../src/api-child.ts';
import { makeHousehold } from '../src/household.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

test('after a mood the child breathes, looks around and says it, and nothing is sent', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const page = await openAs(child);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto(`${urls.child}/mood/crappy`);
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByRole('link', { name: 'Gör något med känslan' }).click();
  await expect(heading('Gör något med känslan')).toBeFocused();

  // From here the server is away, and must not be missed.
  const asked: string[] = [];
  await page.route(`${urls.api}/**`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await test.step('breathing begins and ends when the child says', async () => {
    await page.getByRole('link', { name: 'Andas med lyktan' }).click();
    await page.getByRole('button', { name: 'Börja andas' }).click();
    await expect(page.getByText('Andas in …')).toBeVisible();
    await expect(page.getByText('Andas ut, långsamt …')).toBeVisible();
    await page.getByRole('button', { name: 'Sluta' }).click();
    await expect(page.getByRole('button', { name: 'Börja andas' })).toBeVisible();
  });
  await test.step('Back leads to the choice', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Se dig omkring' }).click();
    await page.getByRole('button', { name: 'Nästa' }).click();
    await expect(page.getByText('Rör vid fyra saker.', { exact: false })).toBeVisible();
    await page.goBack();
  });
  await test.step('a sentence to show', async () => {
    await page.getByRole('link', { name: 'Säg det till någon' }).click();
    await expect(page.getByText('Jag behöver prata en stund.')).toBeVisible();
  });
  expect(asked).toEqual([]);
});
