import { addDays, dayOf } from '@lykta/domain';
import { readFileSync } from 'node:fs';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { signIn } from '../src/child.ts';
import { messageTo } from '../src/outbox.ts';
import { urls } from '../src/ports.ts';
import { createWorker, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a worker is told without content, an admin takes an extract, and the child takes its answers back', async ({
  page,
  openStranger,
  server,
}) => {
  const worker = await createWorker(server);
  const admin = { ...worker, email: `chef.${worker.email}` };
  await server.createMember({ ...admin, units: [worker.unit], name: 'Amira Berg', role: 'admin' });
  const staff = await ApiStaff.signIn(worker);
  const { id, code } = await staff.invite();
  const child = await ApiChild.create();
  await child.answerAndSend(code, meetingForm, meetingAnswers);
  const [{ client } = { client: '' }] = await staff.clientsOf(id);
  const phone = await openStranger();

  await test.step('the e-mail says that something is new, and nothing else', async () => {
    await server.runBackground();
    const { subject, text } = await messageTo(worker.email);
    expect(subject).toBe('Det finns något nytt i Lykta');
    for (const word of [client, code, worker.unit, 'Inför vårt möte']) expect(text).not.toContain(word);
  });

  await test.step('an admin takes everything out, with a reason', async () => {
    const desk = await openStranger();
    await signInWorker(desk, admin);
    await desk.goto(`${urls.viewer}/answers/children/${id}/${client}`);
    await desk.getByRole('button', { name: 'Registerutdrag' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Ta ut allt om barnet' });
    await dialog.getByLabel('Vem ber om det, och varför?').fill('Vårdnadshavaren ber om det');
    const file = desk.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Hämta' }).click();
    const done = await file;
    expect(done.suggestedFilename()).toBe('lykta-utdrag.pdf');
    expect(
      readFileSync(await done.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  await test.step('the child sees that, and takes its answers back', async () => {
    await signIn(phone, child.account);
    await phone.goto(`${urls.child}/invitations`);
    await phone.getByRole('link', { name: 'Vem har det jag har skickat?' }).click();
    await expect(phone.getByText(/^De tog ut allt de har om dig /)).toBeVisible();
    await phone.getByRole('button', { name: `Ta bort mina svar hos ${worker.unit}` }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Ta bort mina svar' }).click();
    const again = phone.getByRole('dialog', { name: 'Skriv ditt lösenord' });
    await again.getByLabel('Lösenord', { exact: true }).fill('inte mitt lösenord');
    await again.getByRole('button', { name: 'Fortsätt' }).click();
    await expect(again.getByText('Fel lösenord. Prova igen.')).toBeVisible();
    await again.getByLabel('Lösenord', { exact: true }).fill(child.account.password);
    await again.getByRole('button', { name: 'Fortsätt' }).click();
    await expect(phone.getByText(`Dina svar hos ${worker.unit} är borta.`)).toBeVisible();
    await expect(phone.getByText(/^Du tog bort 1 formulär /)).toBeVisible();
  });

  await test.step('the worker is told, and finds the receipt', async () => {
    await signInWorker(page, worker);
    await expect(page.getByText(/^1 barn tog bort sina svar /)).toBeVisible();
    await expect(page.getByText(/^Amira Berg tog ut allt om 1 barn /)).toBeVisible();
    await page.goto(`${urls.viewer}/erasures`);
    const receipts = page.getByRole('region', { name: 'Borttaget' });
    await expect(receipts.getByText('Barnet ville det')).toBeVisible();
  });
});

test('a child that has left is told 30 days before its answers are erased, and then they are gone', async ({
  openAs,
  openStranger,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { code } = await staff.invite();
  const child = await ApiChild.create();
  await child.answerAndSend(code, meetingForm, meetingAnswers);
  const today = dayOf(new Date());
  const on = async (day: string) => {
    await server.moveTo(`${day}T10:00:00Z`);
    await server.runBackground();
    await child.signIn();
    const phone = await openAs(child);
    await phone.goto(`${urls.child}/home`);
    return phone;
  };

  await test.step('it leaves', async () => {
    const phone = await openAs(child);
    await phone.goto(`${urls.child}/invitations`);
    await phone.getByRole('button', { name: `Sluta vara med hos ${worker.unit}` }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Sluta vara med' }).click();
    await expect(phone.getByText('Du har inga inbjudningar')).toBeVisible();
  });

  await test.step('home tells it, with the day', async () => {
    const phone = await on(addDays(today, 340));
    await phone.getByRole('link', { name: /Dina svar tas snart bort/ }).click();
    await expect(phone.getByText(/^De tar bort dina svar /)).toBeVisible();
    const desk = await openStranger({ viewport: { width: 1280, height: 800 } });
    await signInWorker(desk, worker);
    await expect(desk.getByText(/^Svaren från 1 barn tas snart bort/)).toBeVisible();
    await desk.goto(`${urls.viewer}/erasures`);
    await expect(desk.getByText('Har fått veta')).toBeVisible();
  });

  await test.step('then they are gone, with a receipt', async () => {
    const phone = await on(addDays(today, 371));
    await expect(phone.getByText('Dina svar tas snart bort')).toHaveCount(0);
    await phone.goto(`${urls.child}/invitations/kept`);
    await expect(phone.getByText(/^1 formulär togs bort /)).toBeVisible();
  });
  await server.moveTo();
});
