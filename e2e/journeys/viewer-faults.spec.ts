import { present } from '@lykta/domain';
import { CHANGE_INVITATION, LIST_STAFF_INVITATIONS, SIGN_OUT_STAFF } from '@lykta/domain/calls';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { variations } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import { createWorker, openChild, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

async function answerOne(code: string): Promise<void> {
  await (await ApiChild.create()).answerAndSend(code, meetingForm, meetingAnswers);
}

test('what belongs to another unit looks like what does not exist', async ({ page, server }) => {
  const theirs = await ApiStaff.signIn(await createWorker(server));
  const { id, code } = await theirs.invite();
  await answerOne(code);
  const [child] = await theirs.clientsOf(id);
  await signInWorker(page, await createWorker(server));
  for (const path of [
    `/invitations/${id}`,
    '/invitations/finnsInte',
    `/answers/children/${id}/${present(child, 'child').client}`,
    `/answers/children/${id}/finnsInte`,
  ]) {
    await page.goto(`${urls.viewer}${path}`);
    await expect(page.getByText('Sidan finns inte')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(code);
  }
  await page.goto(`${urls.viewer}/members`);
  await expect(page.getByRole('heading', { name: 'Mina barn' })).toBeVisible();
});

test('the session ends while somebody works: signing in leads back to where they were @long', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { code } = await staff.invite();
  await answerOne(code);
  await signInWorker(page, worker);
  await page.goto(`${urls.viewer}/answers/children`);
  await expect(page.getByText('Välj ett barn')).toBeVisible();
  await staff.call(SIGN_OUT_STAFF, { body: { everywhere: true } });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Barn / })
    .click();
  await expect(page.getByText('Du blev utloggad. Logga in igen.')).toBeVisible();
  await page.getByLabel('E-post').fill(worker.email);
  await page.getByLabel('Lösenord', { exact: true }).fill(worker.password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('heading', { name: 'Varför öppnar du svaren?' })).toBeVisible();
});

for (const [status, word, text] of variations([
  ['closed', 'Stängd', 'Inbjudan är stängd. Skapa en ny i stället.'],
  ['paused', 'Pausad', 'Inbjudan är pausad. Öppna den igen först.'],
] as const))
  test(`${status} by a colleague while the page is open: sending more says so, and nothing is sent`, async ({
    page,
    server,
  }) => {
    const worker = await createWorker(server);
    const staff = await ApiStaff.signIn(worker);
    const { id, code } = await staff.invite();
    await answerOne(code);
    await signInWorker(page, worker);
    await page.goto(`${urls.viewer}/invitations/${id}`);
    await page.getByRole('button', { name: 'Skicka formulär' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Skolan' }).check();
    await staff.call(CHANGE_INVITATION, { params: { id }, body: { status } });
    await dialog.getByRole('button', { name: 'Skicka till 1 barn' }).click();
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Skolan' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page.getByText(word, { exact: true })).toBeVisible();
    const [invitation] = await staff.call(LIST_STAFF_INVITATIONS);
    expect(invitation?.requests).toHaveLength(1);
  });

test('the server is away: it says so, what is typed stays, and trying again works @long', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { code } = await staff.invite();
  await answerOne(code);
  await signInWorker(page, worker);
  await openChild(page);
  await expect(page.getByText('Vi går en promenad').first()).toBeVisible();
  await page.goto(`${urls.viewer}/invitations/new`);
  await page.getByLabel('Hur många barn?').fill('7');
  await page.getByRole('checkbox', { name: 'Inför vårt möte' }).check();
  await server.kill();
  await page.getByRole('button', { name: 'Skapa inbjudan' }).click();
  await expect(page.getByText('Vi når inte servern. Kontrollera nätet och försök igen.')).toBeVisible();
  await expect(page.getByLabel('Hur många barn?')).toHaveValue('7');
  await server.start();
  await page.getByRole('button', { name: 'Skapa inbjudan' }).click();
  await expect(page.getByText('Inbjudan är klar.', { exact: false })).toBeVisible();
});
