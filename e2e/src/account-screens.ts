import type { WholeLanguage } from '@lykta/domain';
import { expect, type Page } from '@playwright/test';
import { urls } from './ports.ts';

/** The texts of the account screens in both languages. */
export const words = {
  sv: {
    create: 'Skapa konto',
    agree: 'Ja, ni får spara det här',
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
    expired: 'Länken gäller inte',
    wrong: 'Fel nummer, e-post eller lösenord.',
    waits: 'Din inbjudan väntar på dig.',
    invites: 'bjuder in dig',
    join: 'Ja, jag vill vara med',
  },
  en: {
    create: 'Create an account',
    agree: 'Yes, you may save this',
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
    expired: 'no longer valid',
    wrong: 'Wrong number, e-mail or password.',
    waits: 'Your invitation is waiting for you.',
    invites: 'invites you',
    join: 'Yes, I want to join',
  },
} satisfies Record<WholeLanguage, Record<string, string>>;
export type Words = (typeof words)['sv'];

/** Opens the start page and chooses a language there. */
export async function openIn(page: Page, language: WholeLanguage): Promise<Words> {
  await page.goto(urls.child);
  if (language === 'en') await page.getByRole('combobox', { name: 'Språk' }).selectOption('English');
  await expect(page.getByRole('link', { name: words[language].login })).toBeVisible();
  return words[language];
}

/** Fills in a phone number, or chooses e-mail and fills in an address. */
export async function writeName(page: Page, text: Words, name: string): Promise<void> {
  if (!name.includes('@')) return page.getByLabel(text.phone).fill(name);
  await page.getByRole('radio', { name: text.email }).check();
  await page.getByRole('textbox', { name: text.email }).fill(name);
}

/** Signs in on the sign-in screen; ends at home. */
export async function logIn(page: Page, text: Words, name: string, password: string): Promise<void> {
  await writeName(page, text, name);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: text.login }).click();
  await expect(page).toHaveURL(/\/home$/);
}
