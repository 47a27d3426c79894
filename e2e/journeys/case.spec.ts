import { DAY_MS, present } from '@lykta/domain';
import { ACCEPT_INVITATION, SAVE_ASKED_ANSWERS, SEND_ANSWERS } from '@lykta/domain/calls';
import { askedOf, answersOf, ApiChild, type Chosen } from '../src/api-child.ts';
import { meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { giveReason, openFigures } from '../src/figures.ts';
import { makeHousehold } from '../src/household.ts';
import { sheetsOf } from '../src/paper.ts';
import { urls } from '../src/ports.ts';
import { createWorker, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** A quarter later. The sessions have expired too, so everybody signs in again. */
const LATER = new Date(Date.now() + 100 * DAY_MS);

/** Accepts the waiting invitation, or the one with a code, and sends the newest request's form. */
async function answer(child: ApiChild, chosen: Chosen, code?: string): Promise<void> {
  if (code) await child.accept(code);
  const waiting = await child.invitations();
  for (const { id } of waiting.pending)
    await child.call(ACCEPT_INVITATION, { body: { invitation: id, username: '' } });
  const { accepted } = await child.invitations();
  const { id, requestId } = present(accepted[0], 'accepted[0]');
  const params = askedOf(meetingForm, { id, requestId });
  await child.call(SAVE_ASKED_ANSWERS, { params, body: answersOf(chosen) });
  await child.call(SEND_ANSWERS, { params });
}

test('a whole case: three children are invited, answer, are read, compared and printed @long', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const [byAddress, byCode, bySheet] = [
    await ApiChild.create(),
    await ApiChild.create(),
    await ApiChild.create(),
  ];
  await makeHousehold(byAddress);
  await byAddress.verify();

  const code =
    await test.step('one invitation: sent to an address, told as a code, handed over as a sheet', async () => {
      await signInWorker(page, worker);
      await page.goto(`${urls.viewer}/invitations/new`);
      await page.getByRole('checkbox', { name: 'Inför vårt möte' }).check();
      await page.getByLabel('Hur många barn?').fill('3');
      await page.getByText('Skicka länken härifrån').click();
      await page.getByLabel('Mobilnummer eller e-post').fill(byAddress.account.phone);
      await page.getByRole('button', { name: 'Lägg till' }).click();
      await page.getByRole('button', { name: 'Skapa inbjudan' }).click();
      await expect(page.getByText('Inbjudan är klar.', { exact: false })).toBeVisible();
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('link', { name: 'Blad till barnet' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Blad till barnet' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('img', { name: 'QR-kod med länken' }).first()).toBeVisible();
      await expect(page.getByText(heading.replace('Inbjudan ', '')).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Till innehållet' })).toBeHidden();
      expect(await sheetsOf(page, 'invitation')).toBe(1);
      await page.emulateMedia({ media: 'screen' });
      return heading.replace('Inbjudan ', '');
    });

  await test.step('they answer; the start page says so', async () => {
    await answer(byAddress, { ...meetingAnswers, 'right-now': 'good' });
    await answer(byCode, { ...meetingAnswers, 'right-now': 'great' }, code);
    await answer(bySheet, { ...meetingAnswers, 'right-now': 'great', last: 'draw' }, code);
    await page.goto(urls.viewer);
    await expect(page.getByRole('link', { name: 'Läs det nya, 3 barn' })).toBeVisible();
  });

  await test.step('one child is read, for a reason', async () => {
    await page.getByRole('list', { name: 'Annat nytt' }).getByRole('link').last().click();
    await expect(page.getByRole('button', { name: 'Öppna svaren' })).toBeDisabled();
    await expect(page.locator('body')).not.toContainText('Vi går en promenad');
    await page.getByRole('radio', { name: 'Inför ett möte med barnet' }).click();
    await page.getByRole('button', { name: 'Öppna svaren' }).click();
    await expect(page.getByText('Vi går en promenad').first()).toBeVisible();
    await expect(page.getByText('frågan har hoppats över').first()).toBeVisible();
    await expect(page.getByText('Vi sparar inte namn', { exact: false })).toBeVisible();
  });

  await test.step('on paper: the child’s answers without the ways around them', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Vi går en promenad').first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Mer om barnet' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
    expect(await sheetsOf(page, 'child')).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
  });

  const read = page.url();
  await test.step('a quarter later the form is sent again, and one answers otherwise', async () => {
    await server.moveTo(LATER.toISOString());
    await page.clock.setFixedTime(LATER);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible();
    await page.getByLabel('E-post').fill(worker.email);
    await page.getByLabel('Lösenord', { exact: true }).fill(worker.password);
    await page.getByRole('button', { name: 'Logga in' }).click();
    await expect(page).toHaveURL(read);
    await page.getByRole('button', { name: 'Skicka till barnet' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Skicka till 1 barn' })).toBeVisible();
    await dialog.getByRole('radio', { name: 'Alla i inbjudan (3 barn)' }).click();
    await dialog.getByRole('checkbox', { name: 'Inför vårt möte' }).check();
    await dialog.getByRole('button', { name: 'Skicka till 3 barn' }).click();
    await expect(page.getByText('Formulären är skickade.')).toBeVisible();
    await byAddress.signIn();
    await answer(byAddress, { ...meetingAnswers, 'right-now': 'great' });
  });

  await test.step('then and now stand under each other, in words', async () => {
    await page.goto(read);
    // The reason expires before the quarter ends.
    await page.getByRole('radio', { name: 'Uppföljning' }).click();
    await page.getByRole('button', { name: 'Öppna svaren' }).click();
    await page.getByRole('switch', { name: 'Visa vad barnet svarade förra gången' }).click();
    const line = page.locator('dl > div').filter({ hasText: 'Hur har du det just nu?' }).last();
    await expect(line).toContainText(/5 av 5, jättebra/);
    await expect(line).toContainText(/: Bra/);
  });

  await test.step('figures of own cases, of each child what it said last', async () => {
    await openFigures(page);
    await giveReason(page);
    const table = page.getByRole('table', { name: 'Hur har du det just nu?' });
    await expect(table.getByRole('row', { name: /^Jättebra.*3.*100/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Inför vårt möte · Alla mina barn', { exact: false })).toBeVisible();
    expect(await sheetsOf(page, 'statistics')).toBeGreaterThan(0);
  });
  await server.moveTo();
});
