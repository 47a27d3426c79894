import { DAY_MS, MINUTE_MS } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  ADD_HOUSE,
  CHANGE_HOUSE,
  CREATE_SHARE,
  LIST_STAFF_INVITATIONS,
  READ_PROFILE,
} from '@lykta/domain/calls';
import { ApiChild } from '../src/api-child.ts';
import { createAccount, newAccount } from '../src/child.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';
import { createInvitation, createWorker, signInWorker } from '../src/staff.ts';

test('a wrong password is told without saying whether the account exists', async ({ page }) => {
  const { account } = await ApiChild.create();
  for (const phone of [account.phone, newAccount().phone]) {
    await page.goto(`${urls.child}/login`);
    await page.getByLabel('Mobilnummer (10 siffror)').fill(phone);
    await page.getByLabel('Lösenord', { exact: true }).fill('fel-lösenord');
    await page.getByRole('button', { name: 'Logga in' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Fel' })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('a number that has an account already is told kindly, and nothing is lost', async ({ page }) => {
  const { account } = await ApiChild.create();
  await page.goto(`${urls.child}/create`);
  await page.getByRole('button', { name: 'Ja, ni får spara det här' }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(account.phone);
  await page.getByLabel('Lösenord', { exact: true }).fill('ett annat lösenord');
  await page.getByLabel('Lösenordet en gång till').fill('ett annat lösenord');
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  const field = page.getByLabel('Mobilnummer (10 siffror)');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(
    'Det numret eller den e-posten går inte. Prova något annat.',
  );
  await expect(field).not.toBeEmpty();
});

test('a code that nobody has given @long', async ({ page }) => {
  await createAccount(page);
  await page.goto(`${urls.child}/code`);
  await page.getByLabel('Kod').fill('zzz');
  await expect(page.getByLabel('Kod')).toHaveValue('ZZZ');
  await page.getByLabel('Kod').pressSequentially('zz9');
  await expect(page.getByLabel('Kod')).toHaveValue('ZZZ-ZZ9');
  await page.getByRole('button', { name: 'Okej' }).click();
  await expect(page.getByText(/koden/i).first()).toBeVisible();
});

test('an invitation that is full says so, and its code is forgotten @long', async ({
  browser,
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const office = await (await browser.newContext()).newPage();
  await signInWorker(office, worker);
  const { code, link } = await createInvitation(office, 'Inför vårt möte', 1);
  const first = await ApiChild.create();
  await first.call(ACCEPT_INVITATION, { body: { code: code.replace('-', '') } });

  await page.goto(link);
  await createAccount(page);
  await page.getByRole('button', { name: 'Ja, jag vill vara med' }).click();
  await expect(page.getByText('Det finns ingen plats kvar.', { exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lykta-app-codes') ?? '')).not.toContain(
    code.replace('-', ''),
  );
});

test('an unknown form, an unknown mood and an unknown path lead somewhere useful @long', async ({ page }) => {
  await createAccount(page);
  await page.goto(`${urls.child}/form/finns-inte/1`);
  await expect(page.getByRole('heading', { name: 'Det blev fel' })).toBeVisible();
  await page.goto(`${urls.child}/mood/glimrande`);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`${urls.child}/finns/inte`);
  await expect(page).toHaveURL(/\/home$/);
});

test('a made-up share link says kindly that it does not work @long', async ({ page }) => {
  await page.goto(`${urls.child}/shared#token=${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Länken fungerar inte längre' })).toBeVisible();
});

test('a share link ends after two weeks, by the clock of the server @long', async ({ page, server }) => {
  const child = await ApiChild.create();
  const share = await child.call(CREATE_SHARE, { body: { name: '', sections: ['profile'] } });
  const link = `${urls.child}/shared#token=${share.token}`;
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Min berättelse' })).toBeVisible();
  try {
    await server.moveTo(new Date(Date.now() + 14 * DAY_MS + MINUTE_MS).toISOString());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Länken fungerar inte längre' })).toBeVisible();
  } finally {
    await server.moveTo();
  }
});

test("somebody else's ids look like ids that do not exist, and nothing is stored", async () => {
  const mine = await ApiChild.create();
  const other = await ApiChild.create();
  const house = await other.call(ADD_HOUSE, {
    body: {
      type: 'APARTMENT',
      avatar: 'house-apartment',
    },
  });
  const problem = async (id: string): Promise<string> => {
    try {
      await mine.call(CHANGE_HOUSE, { params: { id }, body: { type: 'ROW_HOUSE' } });
      return 'no problem';
    } catch (error) {
      return String(error);
    }
  };
  const foreign = await problem(house);
  expect(foreign).toContain('404');
  expect(foreign.replace(house, '')).toBe((await problem('hDoesNotExist')).replace('hDoesNotExist', ''));
  const profile = await other.call(READ_PROFILE);
  expect(profile.houses[house]?.type).toBe('APARTMENT');
});

test('a child may not act as staff, and staff not as a child', async () => {
  const child = await ApiChild.create();
  await expect(child.call(LIST_STAFF_INVITATIONS)).rejects.toThrow('401');
});

test('JSON that is none gets a readable 400 @long', async () => {
  const reply = await fetch(`${urls.api}/clients/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: urls.child },
    body: '{"username": ',
  });
  expect(reply.status).toBe(400);
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
  expect(await reply.json()).toMatchObject({ status: 400, code: 'invalid-input' });
});
