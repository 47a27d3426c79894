import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { urls } from '../src/ports.ts';
import { createWorker, openChild, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test('a child writes to who has promised to read; words of danger bring help, and tell nobody', async ({
  page,
  server,
  openAs,
}) => {
  const worker = await createWorker(server, 'admin');
  const staff = await ApiStaff.signIn(worker);
  await test.step('without a promise nobody can be asked', async () => {
    const forms = [{ id: 'egna-ord', version: 1, order: 0 }];
    await expect(staff.invite({ forms })).rejects.toThrow('promise-needed');
  });
  await signInWorker(page, worker);
  await page.goto(`${urls.viewer}/settings`);
  const promise = page.locator('section').filter({ hasText: 'När läser enheten?' });
  await promise.getByLabel(worker.unit).selectOption({ value: '3' });
  await expect(page.getByText('Sparat', { exact: false }).first()).toBeVisible();
  const { code } = await staff.invite({ forms: [{ id: 'egna-ord', version: 1, order: 0 }] });
  const child = await ApiChild.create();
  await child.accept(code);
  const phone = await openAs(child);
  const sent: string[] = [];
  phone.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? ''}`));

  await phone.goto(`${urls.child}/form`);
  await phone.getByRole('button', { name: 'Börja' }).click();
  const field = phone.getByLabel('Dina egna ord');
  await expect(phone.getByText('läser inom 3 dagar.', { exact: false })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Bris', exact: true })).toHaveCount(0);
  await field.fill('Han slår mig ibland.');
  await expect(phone.getByRole('link', { name: 'Bris', exact: true })).toBeVisible();
  expect(sent.filter((call) => call.includes('slår'))).toEqual([]);
  await phone.getByRole('button', { name: 'Nästa', exact: true }).click();
  await phone.getByRole('button', { name: 'Klar', exact: true }).click();
  await phone.getByRole('button', { name: /^Skicka till/ }).click();
  await expect(phone.getByRole('heading', { name: 'Tack för att du berättar!' })).toBeVisible();

  await openChild(page);
  await expect(page.getByText('Han slår mig ibland.')).toBeVisible();
  await page.goto(`${urls.viewer}/answers/statistics`);
  await expect(page.getByText('Han slår mig ibland.')).toHaveCount(0);
});
