import type { Language } from '@lykta/domain';
import type { Page } from '@playwright/test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { newAccount } from '../src/child.ts';
import { variations } from '../src/long.ts';
import { linkIn, messageTo } from '../src/outbox.ts';
import { urls } from '../src/ports.ts';
import { createWorker, type Worker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

const words = {
  sv: {
    create: 'Skapa konto',
    agree: 'Jag är med',
    phone: 'Mobilnummer (10 siffror)',
    email: 'E-post',
    password: 'Lösenord',
    again: 'Lösenordet en gång till',
    login: 'Logga in',
    logout: 'Logga ut',
    save: 'Spara',
    forgot: 'Har du glömt lösenordet?',
    send: 'Skicka länken',
    sent: 'Finns ditt konto har vi skickat en länk.',
    done: 'Klart!',
    old: 'Gammalt användarnamn',
    next: 'Nästa',
    changed: 'Nu är det bytt!',
    waits: 'Din inbjudan väntar på dig.',
    invites: 'bjuder in dig',
    join: 'Ja, jag vill vara med',
  },
  en: {
    create: 'Create an account',
    agree: 'I am in',
    phone: 'Mobile number (10 digits)',
    email: 'E-mail',
    password: 'Password',
    again: 'The password once more',
    login: 'Log in',
    logout: 'Log out',
    save: 'Save',
    forgot: 'Have you forgotten your password?',
    send: 'Send the link',
    sent: 'If your account exists, we have sent a link.',
    done: 'Done!',
    old: 'Old username',
    next: 'Next',
    changed: 'It is changed!',
    waits: 'Your invitation is waiting for you.',
    invites: 'invites you',
    join: 'Yes, I want to join',
  },
} satisfies Record<Language, Record<string, string>>;
type Words = (typeof words)['sv'];

/** The start page, in a language that is chosen there. */
async function openIn(page: Page, language: Language): Promise<Words> {
  await page.goto(urls.child);
  if (language === 'en') await page.getByRole('combobox', { name: 'Språk' }).selectOption('English');
  await expect(page.getByRole('link', { name: words[language].login })).toBeVisible();
  return words[language];
}

/** Fills in a phone number, or an e-mail address after choosing that way. */
async function writeName(page: Page, text: Words, name: string): Promise<void> {
  if (!name.includes('@')) return page.getByLabel(text.phone).fill(name);
  await page.getByRole('radio', { name: text.email }).check();
  await page.getByRole('textbox', { name: text.email }).fill(name);
}

async function logIn(page: Page, text: Words, name: string, password: string): Promise<void> {
  await writeName(page, text, name);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: text.login }).click();
  await expect(page).toHaveURL(/\/home$/);
}

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

for (const language of ['sv', 'en'] as const) {
  test(`a new password by the message that really arrived, in ${language}`, async ({ openStranger }) => {
    const { account } = await ApiChild.create();
    const page = await openStranger({ locale: language === 'sv' ? 'sv-SE' : 'en-GB' });
    const text = await openIn(page, language);
    await page.getByRole('link', { name: text.login }).click();
    await page.getByRole('link', { name: text.forgot }).click();
    // The page before has a field of the same name.
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

    // Good once.
    await page.goto(link);
    await page.getByLabel(text.password, { exact: true }).fill('ett tredje lösenord');
    await page.getByLabel(text.again).fill('ett tredje lösenord');
    await page.getByRole('button', { name: text.save }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: /Länken gäller inte|no longer valid/ }),
    ).toBeVisible();
  });

  test(`an imported login moves to an e-mail address, in ${language}`, async ({ page, server }) => {
    const { phone, password } = newAccount();
    const old = `kalle-${phone}`;
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'lykta-e2e-legacy-')), 'old.csv');
    writeFileSync(file, `username,password\n${old},${password}\n`);
    const [, line] = server.admin(['import-legacy', file]).trim().split('\n');
    const text = await openIn(page, language);
    await page.goto(`${urls.child}/migrate?link=${line!.split(',')[1]}`);
    await page.getByLabel(text.old).fill(old);
    await page.getByLabel(text.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: text.next }).click();
    await page.getByRole('button', { name: text.agree }).click();
    const address = `${phone}@exempel.se`;
    await writeName(page, text, address);
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByRole('heading', { name: text.changed })).toBeVisible();
    await page.getByRole('link', { name: text.login }).click();
    await logIn(page, text, address, password);
  });
}

test.describe('an invitation by its link', () => {
  let worker: Worker;
  let staff: ApiStaff;
  test.beforeAll(async ({ server }) => {
    worker = createWorker(server);
    staff = await ApiStaff.signIn(worker);
  });

  for (const language of ['sv', 'en'] as const) {
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
      await expect(page).toHaveURL(/\/home$/);
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
    expect(await page.evaluate(() => localStorage.getItem('lykta-app-codes'))).toBe(JSON.stringify([code]));
  });

  for (const [what, code] of [
    ['of nobody', 'ZZZ-ZZZ'],
    ['that is no code', '%7Bx%7D'],
  ])
    test(`a code ${what} says so, and leads on`, async ({ openAs }) => {
      const page = await openAs(await ApiChild.create());
      await page.goto(`${urls.child}/connect/${code}`);
      await expect(page.getByText('Inbjudan gäller inte', { exact: false })).toBeVisible();
    });
});
