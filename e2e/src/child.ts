import { expect, type Page } from '@playwright/test';
import { urls } from './ports.ts';

/** How a child signs in; numbers are taken in turn so that journeys never meet. */
export interface Account {
  phone: string;
  password: string;
}

let made = 0;

/** An account that nobody has yet: a number of ten digits that is as random as a database of one run needs. */
export function newAccount(): Account {
  made += 1;
  const digits = String((process.pid % 900) * 10_000 + made).padStart(8, '0');
  return { phone: `07${digits}`, password: 'lykta-i-mörkret' };
}

/** From the start page over the consent to an account; ends at the first step of the profile. */
export async function createAccount(page: Page, account = newAccount()): Promise<Account> {
  await page.goto(urls.child);
  await page.getByRole('link', { name: 'Skapa konto' }).click();
  await page.getByRole('button', { name: 'Jag är med' }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(account.phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await page.getByLabel('Lösenordet en gång till').fill(account.password);
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page).not.toHaveURL(/\/create/);
  return account;
}

/** From the start page to home. */
export async function signIn(page: Page, { phone, password }: Account): Promise<void> {
  await page.goto(urls.child);
  await page.getByRole('link', { name: 'Logga in' }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(/\/home$/);
}
