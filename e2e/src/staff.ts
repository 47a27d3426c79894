import { DEFAULT_STAFF_ROLE, type StaffRole } from '@lykta/domain';
import { authenticatorCode } from '@lykta/server/authenticator';
import { expect, type Page } from '@playwright/test';
import { deployed } from './deployed.ts';
import { urls } from './ports.ts';
import type { ServerProcess } from './server-process.ts';

/** A case worker's account, and where they work. */
export interface Worker {
  email: string;
  password: string;
  organisation: string;
  unit: string;
}

let made = 0;

/** Creates an organisation with one unit and one member. */
export async function createWorker(
  server: ServerProcess,
  role: StaffRole = DEFAULT_STAFF_ROLE,
): Promise<Worker> {
  made += 1;
  const worker: Worker = {
    email: `kim${made}@kommun.example`,
    password: 'handläggare i norr',
    organisation: `Ankeborgs kommun ${made}`,
    unit: `Barn och unga ${made}`,
  };
  const { email, password, organisation, unit } = worker;
  await server.createMember({ email, password, organisation, units: [unit], name: 'Kim Andersson', role });
  return worker;
}

/** Signs in to the answers viewer. */
export async function signInWorker(page: Page, { email, password }: Worker): Promise<void> {
  await page.goto(urls.viewer);
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
  if (deployed) await enrol(page);
  await expect(page.getByRole('button', { name: 'Logga ut' })).toBeVisible();
}

/** Sets up the second factor, which production asks for at the first sign-in. */
async function enrol(page: Page): Promise<void> {
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Kod från appen').fill(authenticatorCode(secret, new Date()));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Jag har sparat dem' }).click();
}

/** An invitation made in the viewer: its displayed code and its link. */
export interface NewInvitation {
  code: string;
  link: string;
}

/** Creates an invitation for several children to one form, named as in the list of forms. */
export async function createInvitation(page: Page, form: string, children = 5): Promise<NewInvitation> {
  await page.goto(`${urls.viewer}/invitations/new`);
  await page.getByLabel('Hur många barn?').fill(String(children));
  await page.getByRole('checkbox', { name: form }).check();
  await page.getByRole('button', { name: 'Skapa inbjudan' }).click();
  await expect(page.getByText('Inbjudan är klar.', { exact: false })).toBeVisible();
  const heading = await page.getByRole('heading', { name: /^Inbjudan [A-Z0-9]{3}-[A-Z0-9]{3}$/ }).innerText();
  const code = heading.replace('Inbjudan ', '');
  const link = `${urls.child}/connect/${code.replace('-', '')}`;
  await expect(page.getByText(link)).toBeVisible();
  return { code, link };
}
/** Opens the answers of the only child, and gives the reason required the first time. */
export async function openChild(page: Page): Promise<void> {
  await page.goto(`${urls.viewer}/answers/children`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Barn [A-Z0-9]+/ })
    .click();
  await page.getByRole('radio', { name: 'Inför ett möte med barnet' }).click();
  await page.getByRole('button', { name: 'Öppna svaren' }).click();
}
