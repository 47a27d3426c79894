import { MINUTE_MS, present } from '@lykta/domain';
import { replyTo } from '../src/addresses.ts';
import { START_VERIFICATION } from '@lykta/domain/calls';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { makeHousehold } from '../src/household.ts';
import { linkIn, messageTo } from '../src/outbox.ts';
import { urls } from '../src/ports.ts';
import { expectNoViolations, settle } from '../src/screen-checks.ts';
import { createWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

const NEW_PASSWORD = 'en stig i skogen';

test('another password while signed in: refused with a reason, then it holds', async ({ openAs, server }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  // An older session must type the current password.
  await server.moveTo(new Date(Date.now() + 20 * MINUTE_MS).toISOString());
  try {
    await page.goto(`${urls.child}/settings`);
    await page.getByRole('link', { name: 'Byt lösenord' }).click();
    const type = async (password: string) => {
      await page.getByLabel('Lösenord', { exact: true }).first().fill(password);
      await page.getByLabel('Lösenordet en gång till').fill(password);
      await page.getByRole('button', { name: 'Spara', exact: true }).click();
    };
    await type('aaaaaaaa');
    const dialog = page.getByRole('dialog', { name: 'Skriv ditt lösenord' });
    await dialog.getByLabel('Lösenord', { exact: true }).fill(child.account.password);
    await dialog.getByRole('button', { name: 'Fortsätt' }).click();
    await expect(page.getByText('Lösenordet är samma tecken hela vägen. Välj ett annat.')).toBeVisible();
    await settle(page);
    await expectNoViolations(page);
    await type('password123');
    await expect(page.getByText('Många använder det lösenordet', { exact: false })).toBeVisible();
    await type(NEW_PASSWORD);
    await expect(page.getByText('Ditt nya lösenord är sparat.')).toBeVisible();
  } finally {
    await server.moveTo();
  }
  child.account.password = NEW_PASSWORD;
  await child.signIn();
});

test('a login that somebody else changed comes back by the link of the message', async ({
  openAs,
  openStranger,
}) => {
  const child = await ApiChild.create();
  const thief = await openAs(child);
  await thief.goto(`${urls.child}/settings`);
  await thief.getByRole('radio', { name: 'E-post' }).check();
  await thief.getByRole('textbox', { name: 'E-post' }).fill(`tjuv-${child.account.phone}@exempel.se`);
  await thief.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(thief.getByText('Sparat. Logga in med det nya nästa gång.')).toBeVisible();

  const page = await openStranger();
  await page.goto(linkIn(await messageTo(child.account.phone)));
  await expect(page.getByRole('heading', { name: 'Var det inte du som bytte?' })).toBeVisible();
  await expect(page).toHaveURL(`${urls.child}/undo`);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Ta tillbaka min inloggning' }).click();
  await expect(page.getByRole('heading', { name: 'Din inloggning är tillbaka' })).toBeVisible();
  await page.getByRole('link', { name: 'Logga in' }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(child.account.phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(child.account.password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(/\/home$/);
  // The session that changed the login has ended.
  await thief.reload();
  await expect(thief.getByRole('link', { name: 'Skapa konto' })).toBeVisible();
});

test('a link for an earlier login that nobody was sent says kindly that it does not work @long', async ({
  page,
}) => {
  await page.goto(`${urls.child}/undo#token=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Ta tillbaka min inloggning' }).click();
  await expect(page.getByText('Länken gäller inte längre.', { exact: false })).toBeVisible();
});

test('an invitation to the number appears once the number is shown to be the child’s own', async ({
  openAs,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const child = await ApiChild.create();
  await makeHousehold(child);
  const page = await openAs(child);
  await staff.invite({ recipients: [child.account.phone] });
  await page.goto(`${urls.child}/invitations`);
  await expect(page.getByText('Du har inga inbjudningar')).toBeVisible();
  await page.goto(`${urls.child}/home`);
  await page.getByRole('button', { name: /^Få inbjudningar i Lykta/ }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(child.account.phone);
  const start = page.waitForResponse(replyTo(START_VERIFICATION));
  await page.getByRole('button', { name: 'Skicka en kod' }).click();
  await start;
  await expect.poll(async () => (await messageTo(child.account.phone)).text).toMatch(/\d{6}/);
  const code = present(/\d{6}/.exec((await messageTo(child.account.phone)).text), 'the match')[0];
  await page.getByLabel('Kod').fill(code);
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  await page.getByRole('link', { name: 'Se dina inbjudningar' }).click();
  await page.getByRole('button', { name: worker.unit }).click();
  await page.getByRole('button', { name: 'Ja, jag vill vara med' }).click();
  await expect(page.getByText(`Nu är du med hos ${worker.unit}.`)).toBeVisible();
});

test('the number is shown to be the child’s own by a code, only for who wants to', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await page.goto(`${urls.child}/settings`);
  await page.getByRole('link', { name: /^Få inbjudningar i Lykta/ }).click();
  await expect(page.getByText('Du behöver inte.', { exact: false })).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Mobilnummer (10 siffror)').fill('0701111111');
  await page.getByRole('button', { name: 'Skicka en kod' }).click();
  await expect(page.getByText('Du loggar in med ett annat nummer', { exact: false })).toBeVisible();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(child.account.phone);
  await page.getByRole('button', { name: 'Skicka en kod' }).click();
  await expect(page.getByRole('heading', { name: 'Skriv koden' })).toBeVisible();
  await expectNoViolations(page);
  const code = present(/\d{6}/.exec((await messageTo(child.account.phone)).text), 'the match')[0];
  await page.getByLabel('Kod').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  await expect(page.getByText('Koden stämmer inte.', { exact: false })).toBeVisible();
  await page.getByLabel('Kod').fill(code);
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Klart!' })).toBeVisible();
  await page.goto(`${urls.child}/settings`);
  await expect(page.getByRole('link', { name: 'Byt lösenord' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Få inbjudningar/ })).toHaveCount(0);
});
