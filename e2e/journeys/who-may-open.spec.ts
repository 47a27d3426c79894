import { formatCode } from '@lykta/domain';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { messageTo } from '../src/outbox.ts';
import { urls } from '../src/ports.ts';
import { createWorker, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('in a closed unit a colleague opens a child only in an emergency, which the responsible worker sees and hands over', async ({
  page,
  browser,
  server,
}) => {
  const karin = await createWorker(server);
  const { organisation, unit, password } = karin;
  const olle = { ...karin, email: `olle-${karin.email}` };
  const amira = { ...karin, email: `amira-${karin.email}` };
  const member = { organisation, password, units: [unit] };
  await server.createMember({ ...member, email: olle.email, name: 'Olle Ström', role: 'worker' });
  await server.createMember({ ...member, email: amira.email, name: 'Amira Berg', role: 'admin' });
  const staff = await ApiStaff.signIn(karin);
  const { id, code } = await staff.invite();
  const child = await ApiChild.create();
  await child.answerAndSend(code, meetingForm, meetingAnswers);
  const [{ client } = { client: '' }] = await staff.clientsOf(id);
  const childPage = `${urls.viewer}/answers/children/${id}/${client}`;
  const name = `Barn ${formatCode(client)}`;

  await test.step('the admin lets only those who work with a child open its answers', async () => {
    const desk = await browser.newPage();
    await signInWorker(desk, amira);
    await desk.goto(`${urls.viewer}/settings`);
    await desk.getByLabel(`Alla i ${unit} öppnar svaren`).click();
    await expect(desk.getByText('Sparat.')).toBeVisible();
    await desk.close();
  });

  const colleague = await browser.newPage();
  await test.step('a colleague sees who is responsible and no answers, and opens with a reason', async () => {
    await signInWorker(colleague, olle);
    await colleague.goto(childPage);
    await expect(colleague.getByRole('heading', { name: 'Du arbetar inte med barnet' })).toBeVisible();
    await expect(colleague.getByText('Kim Andersson är ansvarig.')).toBeVisible();
    await expect(colleague.getByText('Det viktigaste')).toBeHidden();
    await colleague.getByLabel('Varför är det akut?').fill('Skolan ringde om barnet');
    await colleague.getByRole('button', { name: 'Öppna akut' }).click();
    await expect(colleague.getByRole('heading', { name: 'Inför vårt möte' })).toBeVisible();
  });

  await test.step('the responsible worker is told on the start page until it has seen it', async () => {
    await signInWorker(page, karin);
    await page.goto(urls.viewer);
    await expect(page.getByText(/^Olle Ström öppnade svaren akut/)).toBeVisible();
    await expect(page.getByText('Orsak: Skolan ringde om barnet')).toBeVisible();
    await page.getByRole('button', { name: 'Jag har sett det' }).click();
    await expect(page.getByText(/^Olle Ström öppnade svaren akut/)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Mina barn' })).toBeVisible();
    await expect(page.getByText('Har hänt med dina barn')).toBeHidden();
  });

  await test.step('and hands the child over from the list; the colleague is told, and it is closed to the earlier one', async () => {
    await page.goto(`${urls.viewer}/children`);
    await page.getByRole('button', { name: 'Lämna över' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lämna över barn till en kollega' });
    await dialog.getByText(name).click();
    await dialog.getByLabel('Till vem?').selectOption('Olle Ström');
    await dialog.getByRole('button', { name: 'Lämna över 1 barn' }).click();
    await expect(page.getByText('Kollegan är nu ansvarig.')).toBeVisible();
    await page.goto(childPage);
    await expect(page.getByText('Olle Ström är ansvarig.')).toBeVisible();
    await colleague.goto(urls.viewer);
    await expect(colleague.getByText(/^Kim Andersson lämnade över 1 barn till dig/)).toBeVisible();
    await colleague.close();
  });
});

test('a manager invites for a colleague, who is told what the child sends', async ({ page, server }) => {
  const karin = await createWorker(server);
  const { organisation, unit, password } = karin;
  const mona = { ...karin, email: `mona-${karin.email}` };
  const member = { organisation, password, units: [unit] };
  await server.createMember({ ...member, email: mona.email, name: 'Mona Ask', role: 'manager' });
  await signInWorker(page, mona);
  await page.goto(`${urls.viewer}/invitations/new`);
  await page.getByRole('checkbox', { name: 'Inför vårt möte' }).check();
  const submit = page.getByRole('button', { name: 'Skapa inbjudan' });
  await submit.click();
  await expect(page.getByText('Välj vem som läser svaren.')).toBeVisible();
  await page.getByLabel('Vem läser svaren?').selectOption('Kim Andersson');
  await submit.click();
  const heading = page.getByRole('heading', { name: /^Inbjudan [A-Z0-9]{3}-[A-Z0-9]{3}$/ });
  const code = (await heading.innerText()).replace(/^Inbjudan |-/g, '');
  const child = await ApiChild.create();
  await child.answerAndSend(code, meetingForm, meetingAnswers);
  await server.runBackground();
  expect((await messageTo(karin.email)).subject).toBe('Det finns något nytt i Lykta');
});
