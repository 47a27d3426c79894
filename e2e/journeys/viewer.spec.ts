import { present } from '@lykta/domain';
import { READ_FORM } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { giveReason, openFigures } from '../src/figures.ts';
import { linkIn, messageTo } from '../src/outbox.ts';
import { urls } from '../src/ports.ts';
import { createInvitation, createWorker, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Sends the meeting form from several new children. */
async function answerFrom(children: number, code: string): Promise<void> {
  for (let made = 0; made < children; made += 1) {
    const child = await ApiChild.create();
    await child.answerAndSend(code, meetingForm, meetingAnswers);
  }
}

/** Takes in a form from a file. */
async function takeIn(page: Page, content: string): Promise<void> {
  await page.goto(`${urls.viewer}/forms/import`);
  await page
    .getByLabel('Fil', { exact: true })
    .setInputFiles({ name: 'eget.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}

test('an admin adds a member, who chooses a password by the message, and is shut out again @long', async ({
  page,
  openStranger,
  server,
}) => {
  const admin = await createWorker(server, 'admin');
  await signInWorker(page, admin);
  await page.goto(`${urls.viewer}/members`);
  await page.getByRole('button', { name: 'Ny medarbetare' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Spara' })).toBeDisabled();
  const email = `ny-${Date.now()}@kommun.example`;
  await dialog.getByLabel('Namn', { exact: true }).fill('Robin Berg');
  await dialog.getByLabel('E-post').fill(email);
  await dialog.getByLabel('Ny enhet').fill('Ungdom Syd');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Medarbetaren är tillagd. En länk är skickad.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Robin Berg.*Handläggare.*Ungdom Syd/ })).toBeVisible();

  const desk = await openStranger();
  await desk.goto(linkIn(await messageTo(email)));
  await desk.getByLabel('Lösenord', { exact: true }).fill('en hel mening om våren');
  await desk.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(desk.getByText('Lösenordet är sparat.', { exact: false })).toBeVisible();
  const robin = { ...admin, email, password: 'en hel mening om våren' };
  await signInWorker(desk, robin);
  await expect(desk.getByRole('link', { name: 'Medarbetare' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Ta bort inloggningen för Robin Berg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort inloggningen' }).click();
  await expect(page.getByRole('row', { name: /Robin Berg.*Kan inte logga in/ })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Logga in' })).toBeVisible();
});

test('the smallest group is a number from 5 to 20; an admin sees no figures of the running quarter @long', async ({
  page,
  server,
}) => {
  const admin = await createWorker(server, 'admin');
  const staff = await ApiStaff.signIn(admin);
  const { code } = await staff.invite({ maxClients: 10 });
  await answerFrom(3, code);
  await signInWorker(page, admin);
  await openFigures(page);
  await expect(page.getByText(/publiceras/).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Hur har du det just nu?' })).toHaveCount(0);

  await page.goto(`${urls.viewer}/settings`);
  const threshold = page.getByLabel('Minsta grupp i statistiken');
  await threshold.fill('4');
  await expect(page.getByText('Skriv ett tal mellan 5 och 20.')).toBeVisible();
  await threshold.fill('6');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('Sparat.')).toBeVisible();
});

test('figures come as a file that names the unit and the time @long', async ({ page, server }) => {
  const worker = await createWorker(server);
  await signInWorker(page, worker);
  const { code } = await createInvitation(page, 'Inför vårt möte');
  await answerFrom(3, code);
  await openFigures(page);
  await giveReason(page);
  await expect(page.getByRole('table', { name: 'Hur har du det just nu?' })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hämta som fil' }).click();
  const table = readFileSync(await (await file).path(), 'utf8');
  expect(table).toContain('Hur har du det just nu?');
  expect(table).toContain('Bra');
});

test('a broken file opens with every fault and cannot be published; a good one can, and is sent @long', async ({
  page,
  server,
}) => {
  const admin = await createWorker(server, 'admin');
  const staff = await ApiStaff.signIn(admin);
  const form = await staff.call(READ_FORM, {
    params: { formId: meetingForm.id, formVersion: meetingForm.version },
  });
  const own = { ...form, metadata: { ...form.metadata, id: `eget-${Date.now()}`, name: 'Vårt eget' } };
  const begin = page.getByRole('button', { name: 'Öppna som utkast' });
  const publish = page.getByRole('button', { name: 'Publicera', exact: true });
  const dialog = page.getByRole('dialog');
  await signInWorker(page, admin);
  await takeIn(page, '{ inte JSON');
  await expect(page.getByText('Filen går inte att läsa som ett formulär.')).toBeVisible();
  await expect(begin).toHaveCount(0);

  const [first, ...others] = Object.values(form.questions);
  const broken = {
    metadata: { ...own.metadata, id: `${own.metadata.id}-trasigt`, firstQuestion: 'finns-inte' },
    questions: Object.fromEntries([
      [present(first, 'first').id, { ...first, answers: {} }],
      ...others.map((question) => [question.id, question]),
    ]),
  };
  await takeIn(page, JSON.stringify(broken));
  await begin.click();
  await publish.click();
  await expect(dialog.getByText('Frågan har inga svar. Skriv minst ett.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publicera' })).toBeDisabled();

  await takeIn(page, JSON.stringify(own));
  await page.getByRole('button', { name: 'Publicera som det är' }).click();
  await dialog.getByRole('button', { name: 'Publicera' }).click();
  await page.getByRole('link', { name: 'Vårt eget', exact: true }).click();
  await expect(page.getByText('Hur har du det just nu?').first()).toBeVisible();
  await page.goto(`${urls.viewer}/invitations/new`);
  await expect(page.getByRole('checkbox', { name: 'Vårt eget' })).toBeVisible();
});
