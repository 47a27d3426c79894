import { addDays, dayOf, formatCode, present } from '@lykta/domain';
import { REQUEST_FORMS } from '@lykta/domain/calls';
import { choose } from '../src/answering.ts';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { urls } from '../src/ports.ts';
import { createWorker, openChild, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const soon = addDays(dayOf(new Date()), 10);

test('a last day is told to the child, and the end of its case too', async ({ page, server, openAs }) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { id, code } = await staff.invite();
  const child = await ApiChild.create();
  await child.answerAndSend(code, meetingForm, meetingAnswers);
  await signInWorker(page, worker);

  await test.step('the worker sends a form with a last day, every fourth week', async () => {
    await page.goto(`${urls.viewer}/invitations/${id}`);
    await page.getByRole('button', { name: 'Skicka formulär' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Skolan' }).check();
    await dialog.getByText('Sista dag, påminnelse och upprepning').click();
    await dialog.getByLabel('Sista dag').fill(soon);
    await dialog.getByLabel('Upprepning').selectOption('Var 4:e vecka');
    await dialog.getByLabel('Upprepa till och med').fill(addDays(soon, 60));
    await expect(dialog.getByText('Det blir 3 gånger.', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Skicka till 1 barn' }).click();
    await expect(page.getByRole('row', { name: /Skolan/ })).toContainText('Var 4:e vecka');
  });

  const phone = await openAs(child);
  await test.step('the child reads until when it can begin', async () => {
    await phone.goto(`${urls.child}/invitations`);
    await expect(phone.getByText(/^Svara senast \S+dag \d+ \S+/)).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Skolan' })).toBeVisible();
  });

  await test.step('the sheet for a child has the code and who sees what', async () => {
    await page.getByRole('link', { name: 'Blad till barnet' }).click();
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText(formatCode(code));
    await expect(sheet).toContainText('Bara du ser dina svar, tills du skickar dem.');
  });

  await test.step('the worker ends the case after asking', async () => {
    await openChild(page);
    await page.getByRole('button', { name: 'Avsluta ärendet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Avsluta ärendet' }).click();
    await expect(page.getByText(/^Avslutat \d+/).first()).toBeVisible();
  });

  await test.step('the child is told kindly, and keeps what it sent', async () => {
    await phone.reload();
    await expect(phone.getByText('De frågar inget mer.', { exact: false })).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Skolan' })).toHaveCount(0);
    await expect(phone.getByText(/^Skickat /).first()).toBeVisible();
  });
});

test('the last day passes while a child has the form open: it need not answer', async ({
  server,
  openAs,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { id, code } = await staff.invite();
  const child = await ApiChild.create();
  await child.accept(code);
  const forms = [{ ...meetingForm, order: 0 }];
  await staff.call(REQUEST_FORMS, { params: { id }, body: { forms, lastDay: soon } });
  const [{ requests } = { requests: [] }] = (await child.invitations()).accepted;
  const { id: request } = present(
    requests.find(({ lastDay }) => lastDay === soon),
    'requests.find(…)',
  );

  const phone = await openAs(child);
  await phone.goto(`${urls.child}/form/${meetingForm.id}/${meetingForm.version}/${id}/${request}`);
  await phone.getByRole('button', { name: 'Börja' }).click();
  try {
    await server.moveTo(`${addDays(soon, 1)}T12:00:00Z`);
    await choose(phone, 'Jag är redo');
    const dialog = phone.getByRole('dialog', { name: 'Du behöver inte svara på det här' });
    await expect(dialog).toContainText('Sista dagen har varit.');
  } finally {
    await server.moveTo();
  }
});
