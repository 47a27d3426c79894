import { openIn, words } from '../src/account-screens.ts';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { variations } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import { createWorker, type Worker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';
import { kept } from '../src/storage.ts';

let worker: Worker;
let staff: ApiStaff;
test.beforeAll(async ({ server }) => {
  worker = await createWorker(server);
  staff = await ApiStaff.signIn(worker);
});

for (const language of variations(['sv', 'en'] as const)) {
  test(`signed out, in ${language}: it waits until the child has signed in`, async ({ page }) => {
    const { account } = await ApiChild.create();
    const { link } = await staff.invite();
    const text = await openIn(page, language);
    await page.goto(link);
    await expect(page).toHaveURL(`${urls.child}/`);
    await expect(page.getByText(text.waits, { exact: false })).toBeVisible();
    await page.getByRole('link', { name: text.login }).click();
    await page.getByLabel(text.phone).fill(account.phone);
    await page.getByLabel(text.password, { exact: true }).fill(account.password);
    await page.getByRole('button', { name: text.login }).click();
    await expect(page.getByRole('heading', { name: `${worker.unit} ${text.invites}` })).toBeVisible();
    await page.getByRole('button', { name: text.join }).click();
    await expect(page).toHaveURL(/\/(home|profile)$/);
  });

  test(`signed in, in ${language}: it is asked at once`, async ({ openAs }) => {
    const page = await openAs(await ApiChild.create(), { language });
    await page.goto((await staff.invite()).link);
    const text = words[language];
    await expect(page.getByRole('heading', { name: `${worker.unit} ${text.invites}` })).toBeVisible();
    await page.getByRole('button', { name: text.join }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
}

test('its code is kept once, and what was corrupt is cleared', { tag: '@own' }, async ({ page }) => {
  const { link, code } = await staff.invite();
  await page.goto(urls.child);
  await page.evaluate(() => localStorage.setItem('lykta-app-codes', '{{corrupt'));
  await page.goto(link);
  await page.goto(link);
  await expect(page).toHaveURL(`${urls.child}/`);
  expect(await kept(page, 'lykta-app-codes')).toBe(JSON.stringify([code]));
});

for (const [what, code] of variations([
  ['of nobody', 'ZZZ-ZZZ'],
  ['that is no code', '%7Bx%7D'],
] as const))
  test(`a code ${what} says so, and leads on`, async ({ openAs }) => {
    const page = await openAs(await ApiChild.create());
    await page.goto(`${urls.child}/connect/${code}`);
    await expect(page.getByText('Inbjudan gäller inte', { exact: false })).toBeVisible();
    expect((await kept(page, 'lykta-app-codes')) ?? '[]').toBe('[]');
  });
