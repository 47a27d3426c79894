import { MINUTE_MS } from '@lykta/domain';
import { logIn, openIn, words, writeName } from '../src/account-screens.ts';
import { ApiChild } from '../src/api-child.ts';
import { newAccount } from '../src/child.ts';
import { importLegacy } from '../src/import-legacy.ts';
import { variations } from '../src/long.ts';
import { linkIn, messageTo } from '../src/outbox.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const ways = [
  { method: 'e-mail', language: 'sv' },
  { method: 'phone', language: 'en' },
  { method: 'e-mail', language: 'en' },
  { method: 'phone', language: 'sv' },
] as const;

for (const { method, language } of variations(ways, 2)) {
  test(`an account by ${method} in ${language}: created, left, signed in to again`, async ({ page }) => {
    const { phone, password } = newAccount();
    const name = method === 'phone' ? phone : `${phone}@exempel.se`;
    const text = await openIn(page, language);
    await page.getByRole('link', { name: text.create }).click();
    await page.getByRole('button', { name: text.agree }).click();
    await writeName(page, text, name);
    await page.getByLabel(text.password, { exact: true }).fill(password);
    await page.getByLabel(text.again).fill('något annat');
    await expect(page.getByRole('button', { name: text.create })).toBeDisabled();
    await page.getByLabel(text.again).fill(password);
    await page.getByRole('button', { name: text.create }).click();
    await expect(page).toHaveURL(/\/profile$/);

    await page.goto(`${urls.child}/home`);
    await page.getByRole('button', { name: text.logout }).click();
    await page.getByRole('link', { name: text.login }).click();
    await logIn(page, text, name, password);
  });
}

for (const language of variations(['sv', 'en'] as const)) {
  test(`a new password by the message that really arrived, in ${language}`, async ({ openStranger }) => {
    const { account } = await ApiChild.create();
    const page = await openStranger({ locale: language === 'sv' ? 'sv-SE' : 'en-GB' });
    const text = await openIn(page, language);
    await page.getByRole('link', { name: text.login }).click();
    await page.getByRole('link', { name: text.forgot }).click();
    // The previous page has a field with the same label.
    await page.getByRole('button', { name: text.send }).waitFor();
    await writeName(page, text, account.phone);
    await page.getByRole('button', { name: text.send }).click();
    await expect(page.getByText(text.sent, { exact: false })).toBeVisible();

    const message = await messageTo(account.phone);
    expect(message.text).toContain(language === 'sv' ? 'lösenord' : 'password');
    const link = linkIn(message);
    await page.goto(link);
    await page.getByLabel(text.password, { exact: true }).fill('ett nytt lösenord');
    await page.getByLabel(text.again).fill('ett nytt lösenord');
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByRole('heading', { name: text.done })).toBeVisible();
    await page.getByRole('link', { name: text.login }).click();
    await logIn(page, text, account.phone, 'ett nytt lösenord');

    // The link is valid once.
    await page.goto(link);
    await expect(page.getByRole('heading', { name: text.expired })).toBeVisible();
  });

  test(`an imported login moves to an e-mail address, in ${language}`, async ({ page, server }) => {
    const { phone, password } = newAccount();
    const old = `kalle-${phone}`;
    const code = importLegacy(server, old, password);
    const text = await openIn(page, language);
    await page.goto(`${urls.child}/migrate?link=${code}`);
    await page.getByLabel(text.old).fill(old);
    await page.getByLabel(text.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: text.next }).click();
    await page.getByRole('button', { name: text.agree }).click();
    const address = `${phone}@exempel.se`;
    await writeName(page, text, address);
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByRole('heading', { name: text.changed })).toBeVisible();
    // Nobody is signed in until they sign in with the new name. The remaining cookies are about the device and its
    // tries, not about the child.
    const kept = async () => (await page.context().cookies()).map(({ name }) => name);
    await expect.poll(kept).toEqual(['lykta_device']);
    await page.getByRole('link', { name: text.login }).click();
    await logIn(page, text, address, password);

    if (language === 'en') return;
    // After the move, the old login and its link are invalid.
    await page.getByRole('button', { name: text.logout }).click();
    await expect(page.getByRole('link', { name: text.create })).toBeVisible();
    await page.goto(`${urls.child}/migrate?link=${code}`);
    await page.getByLabel(text.old).fill(old);
    await page.getByLabel(text.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: text.next }).click();
    await expect(page.getByRole('alert').filter({ hasText: text.wrong })).toBeVisible();
  });
}

test.describe('links that are not good', () => {
  for (const language of variations(['sv', 'en'] as const))
    test(`a new password with a token of nobody's, in ${language} @long`, async ({ page }) => {
      const text = await openIn(page, language);
      await page.goto(`${urls.child}/resetpwd#token=${'x'.repeat(43)}`);
      await expect(page.getByRole('heading', { name: text.expired })).toBeVisible();
      await expect(page.getByLabel(text.password, { exact: true })).toHaveCount(0);
    });

  test('a new password with a link that is older than half an hour @long', async ({ page, server }) => {
    const { account } = await ApiChild.create();
    await page.goto(`${urls.child}/resetpwd`);
    await writeName(page, words.sv, account.phone);
    await page.getByRole('button', { name: words.sv.send }).click();
    const link = linkIn(await messageTo(account.phone));
    try {
      await server.moveTo(new Date(Date.now() + 31 * MINUTE_MS).toISOString());
      await page.goto(link);
      await expect(page.getByRole('heading', { name: words.sv.expired })).toBeVisible();
    } finally {
      await server.moveTo();
    }
    // The message links to the next step; the half hour counts from the request, not from opening the link.
    await page.getByRole('button', { name: 'Be om en ny länk' }).click();
    await expect(page.getByRole('button', { name: words.sv.send })).toBeVisible();
    await page.goto(link);
    for (const label of [words.sv.password, words.sv.again])
      await page.getByLabel(label, { exact: true }).fill('ett nytt lösenord');
    await page.getByRole('button', { name: words.sv.save }).click();
    await expect(page.getByRole('heading', { name: words.sv.done })).toBeVisible();
  });

  test('moving an old login: without a link to the start, with a foreign one no further @long', async ({
    page,
  }) => {
    await page.goto(`${urls.child}/migrate`);
    await expect(page).toHaveURL(`${urls.child}/`);
    await page.goto(`${urls.child}/migrate?link=nobodys`);
    await page.getByLabel(words.sv.old).fill('kalle');
    await page.getByLabel(words.sv.password, { exact: true }).fill('lösenordet');
    await page.getByRole('button', { name: words.sv.next }).click();
    await expect(page.getByRole('alert').filter({ hasText: words.sv.wrong })).toBeVisible();
    await expect(page.getByLabel(words.sv.old)).toHaveValue('kalle');
  });
});
