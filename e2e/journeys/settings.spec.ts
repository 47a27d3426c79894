import { everyUrlOf } from '../src/addresses.ts';
import { readFile } from 'node:fs/promises';
import { MINUTE_MS, type WholeLanguage } from '@lykta/domain';
import { CHANGE_USERNAME, READ_SESSION, SAVE_MOOD, SIGN_OUT } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { makeHousehold } from '../src/household.ts';
import { variations } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const words = {
  sv: {
    email: 'E-post',
    phoneTab: 'Mobil',
    phone: 'Mobilnummer (10 siffror)',
    save: 'Spara',
    changed: 'Sparat. Logga in med det nya nästa gång.',
    refused: 'Det numret eller den e-posten går inte. Prova något annat.',
    server: 'Något gick fel hos oss. Vänta en stund och prova igen.',
    offline: 'Vi når inte vår server. Kolla att du har nät och prova igen.',
    password: 'Lösenord',
    wrong: 'Fel lösenord. Prova igen.',
    page: 'Hämta som en sida',
    file: 'Hämta som en fil',
    get: 'Hämta',
    told: ['mamma', 'Lägenhet', 'Super, glad', 'Födelseår: 2012', 'Kön: Tjej'],
    everywhere: 'Logga ut överallt',
    notYet: 'Det gick inte än.',
    everywhereDone: 'Nu är du ute överallt.',
    create: 'Skapa konto',
    title: 'Inställningar',
    dark: 'Mörkt',
    larger: 'Större',
  },
  en: {
    email: 'E-mail',
    phoneTab: 'Phone',
    phone: 'Mobile number (10 digits)',
    save: 'Save',
    changed: 'Saved. Log in with the new one next time.',
    refused: 'That number or e-mail can’t be used. Try another!',
    server: 'Something went wrong at our end. Wait a while and try again.',
    offline: 'We could not reach our server. Check your connection and try again.',
    password: 'Password',
    wrong: 'Wrong password. Try again.',
    page: 'Get it as a page',
    file: 'Get it as a file',
    get: 'Get it',
    told: ['mum', 'Flat', 'Super, glad', 'Birth year: 2012', 'Gender: Girl'],
    everywhere: 'Log out everywhere',
    notYet: 'It did not work yet.',
    everywhereDone: 'Now you are logged out everywhere.',
    create: 'Create an account',
    title: 'Settings',
    dark: 'Dark',
    larger: 'Larger',
  },
} satisfies Record<WholeLanguage, unknown>;

const settings = `${urls.child}/settings`;
const CALL = everyUrlOf(CHANGE_USERNAME);

for (const language of variations(['sv', 'en'] as const)) {
  const word = words[language];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test(`another number or address, with a message for every ending: ${language}`, async ({ openAs }) => {
    const child = await ApiChild.create();
    const other = await ApiChild.create();
    const page = await openAs(child, { language });
    await page.goto(settings);
    // Taken by another account: 409.
    await page.getByLabel(word.phone).fill(other.account.phone);
    await button(page, word.save).click();
    const message = page.getByRole('status').filter({ hasText: word.refused });
    await expect(message).toBeVisible();
    // A message disappears after four seconds at most; the field keeps saying why.
    await expect(message).toBeHidden({ timeout: 6000 });
    await expect(page.getByText(word.refused)).toBeVisible();

    await page.getByRole('radio', { name: word.email }).check();
    const address = `${child.account.phone}@exempel.se`;
    await page.getByRole('textbox', { name: word.email }).fill(address);
    await page.route(CALL, (route) => route.fulfill({ status: 500, json: { code: 'server-error' } }), {
      times: 1,
    });
    await button(page, word.save).click();
    await expect(page.getByText(word.server)).toBeVisible();
    await page.route(CALL, (route) => route.abort(), { times: 1 });
    await button(page, word.save).click();
    await expect(page.getByText(word.offline).first()).toBeVisible();
    // The typed text is still there.
    await expect(page.getByRole('textbox', { name: word.email })).toHaveValue(address);
    await button(page, word.save).click();
    await expect(page.getByText(word.changed)).toBeVisible();
    await expect(child.signIn()).rejects.toThrow('401');
    await child.signIn(address);

    await page.getByRole('radio', { name: word.phoneTab, exact: true }).check();
    await page.getByLabel(word.phone).fill(child.account.phone);
    await button(page, word.save).click();
    await expect(page.getByRole('textbox', { name: word.phone })).toHaveValue('');
    await child.signIn();
  });

  test(`all that is stored, as a page to read and as a file: ${language}`, async ({
    openAs,
    openStranger,
    server,
  }) => {
    const child = await ApiChild.create();
    await makeHousehold(child);
    await child.call(SAVE_MOOD, {
      body: {
        timestamp: new Date().toISOString(),
        level0: 5,
        level1: ['GLAD'],
      },
    });
    const page = await openAs(child, { language });
    await page.goto(settings);
    const fetched = async (name: string, before: () => Promise<void> = async () => undefined) => {
      const download = page.waitForEvent('download');
      await button(page, name).click();
      await before();
      const file = await download;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    const file = await fetched(word.file);
    expect(file.name).toBe('lykta.json');
    expect(JSON.parse(file.text)).toMatchObject({ profile: { content: { birthYear: 2012 } } });

    // An older session must type the password; a wrong one gives a message.
    await server.moveTo(new Date(Date.now() + 20 * MINUTE_MS).toISOString());
    try {
      const readable = await fetched(word.page, async () => {
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(word.password, { exact: true }).fill('fel lösenord');
        await dialog.getByRole('button', { name: word.get }).click();
        await expect(dialog.getByText(word.wrong)).toBeVisible();
        await dialog.getByLabel(word.password, { exact: true }).fill(child.account.password);
        await dialog.getByRole('button', { name: word.get }).click();
      });
      expect(readable.name).toBe('lykta.html');
      // Opens the file as the child would: separately, outside the app.
      const reader = await openStranger();
      await reader.setContent(readable.text);
      await expect(reader.locator('html')).toHaveAttribute('lang', language);
      for (const told of word.told) await expect(reader.getByRole('listitem').getByText(told)).toBeVisible();
    } finally {
      await server.moveTo();
    }
  });

  test(`signing out everywhere ends every session, and says so when it has: ${language}`, async ({
    openAs,
  }) => {
    const child = await ApiChild.create();
    const page = await openAs(child, { language });
    await page.goto(settings);
    await child.signIn();
    const everywhere = page.getByRole('button', { name: word.everywhere });
    await expect(everywhere).toBeVisible();
    await page.context().setOffline(true);
    await everywhere.click();
    await expect(page.getByRole('alert')).toContainText(word.notYet);
    await child.call(READ_SESSION);
    await page.context().setOffline(false);
    // Delays the reply: until it arrives nobody is signed out.
    const answer = Promise.withResolvers<void>();
    await page.route(everyUrlOf(SIGN_OUT), async (route) => {
      await answer.promise;
      await route.continue();
    });
    await everywhere.click();
    await expect(everywhere).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(word.everywhereDone)).toHaveCount(0);
    answer.resolve();
    await expect(page.getByText(word.everywhereDone)).toBeVisible();
    await expect(page.getByRole('link', { name: word.create })).toBeVisible();
    await expect(child.call(READ_SESSION)).rejects.toThrow('401');
  });

  test(`theme and text size stay after a reload: ${language} @long`, { tag: '@kept' }, async ({ openAs }) => {
    const page = await openAs(await ApiChild.create(), { language });
    await page.goto(settings);
    await page.getByRole('radio', { name: word.dark }).check();
    await page.getByRole('radio', { name: word.larger }).check();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('font-size', '18.4px');
  });
}

test('another language is there at once, and after a reload', { tag: '@kept' }, async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  await page.goto(settings);
  await page.getByRole('radio', { name: 'English' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('radio', { name: 'Svenska' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
});
