import { expect, type Page } from '@playwright/test';
import { urls } from './ports.ts';

/** A child's account data; the numbers never repeat, so that journeys do not collide. */
export interface Account {
  phone: string;
  password: string;
}

let made = 0;

/** Returns an unused account: a ten-digit number, random enough for one run's database. */
export function newAccount(): Account {
  made += 1;
  const digits = String((process.pid % 900) * 10_000 + made).padStart(8, '0');
  return { phone: `07${digits}`, password: 'lykta-i-mörkret' };
}

/** Creates an account from the start page; ends at an invitation or the profile, whichever comes first. */
export async function createAccount(page: Page, account = newAccount()): Promise<Account> {
  if (!page.url().startsWith(urls.child)) await page.goto(urls.child);
  await page.getByRole('link', { name: 'Skapa konto' }).click();
  await page.getByRole('button', { name: 'Ja, ni får spara det här' }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(account.phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await page.getByLabel('Lösenordet en gång till').fill(account.password);
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page).not.toHaveURL(/\/create/);
  return account;
}

/** Signs in from the start page; ends at home. */
export async function signIn(page: Page, { phone, password }: Account): Promise<void> {
  await page.goto(urls.child);
  await page.getByRole('link', { name: 'Logga in' }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** Accepts the shown invitation; ends at the profile or home. */
export async function acceptInvitation(page: Page, unit: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `${unit} bjuder in dig` })).toBeVisible();
  await page.getByRole('button', { name: 'Ja, jag vill vara med' }).click();
  await expect(page).toHaveURL(/\/(profile|home)/);
}

/** Completes the wizard: a ready-made figure, a birth year, a gender, a flat where mum lives; ends at home. */
export async function makeProfile(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Nästa', exact: true });
  await page.goto(`${urls.child}/profile`);
  await page
    .getByRole('button', { name: 'Figur 3' })
    .or(page.getByRole('radio', { name: 'Figur 3' }))
    .click();
  await next.click();
  await page.getByLabel('Födelseår').fill('2012');
  await next.click();
  await page.getByText('Tjej', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hur bor du?' })).toBeVisible();
  await page.getByText('Lägenhet').click();
  await next.click();
  await page.getByRole('button', { name: 'Lägg till en person' }).click();
  await page.getByRole('button', { name: 'mamma', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Välj en figur: mamma' })).toBeVisible();
  await page
    .getByRole('button', { name: 'Figur 2' })
    .or(page.getByRole('radio', { name: 'Figur 2' }))
    .click();
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'mamma' })).toBeChecked();
  await next.click();
  await page.getByRole('button', { name: 'Nej, det var alla' }).click();
  await page
    .getByRole('link', { name: 'Till startsidan' })
    .or(page.getByRole('button', { name: 'Till startsidan' }))
    .click();
  await expect(page).toHaveURL(/\/home$/);
}

/** The first face of home. The words around it are in the page before any script, this link is not. */
export const firstFace = (page: Page) => page.getByRole('link', { name: /^Super/ });
