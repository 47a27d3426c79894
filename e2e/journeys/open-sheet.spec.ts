import { formatCode, present } from '@lykta/domain';
import {
  CHANGE_CASE_WORKERS,
  CHANGE_MEMBER,
  CHANGE_ORGANISATION,
  DELETE_ACCOUNT,
  LIST_MEMBERS,
  READ_SESSION,
} from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { urls } from '../src/ports.ts';
import type { ServerProcess } from '../src/server-process.ts';
import { createWorker, signInWorker, type Worker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(({ server }) => server.moveTo());

/** A child that has answered, its responsible worker, and an admin of the same organisation. */
async function openCase(server: ServerProcess) {
  const worker = await createWorker(server);
  const { organisation, password, unit } = worker;
  const amira = { ...worker, email: `amira-${worker.email}` };
  const of = { organisation, password };
  await server.createMember({ ...of, email: amira.email, units: [unit], name: 'Amira Berg', role: 'admin' });
  const [staff, admin] = [await ApiStaff.signIn(worker), await ApiStaff.signIn(amira)];
  const { id, code } = await staff.invite();
  const child = await ApiChild.create();
  await child.answerAndSend(code, meetingForm, meetingAnswers);
  const { client } = present((await staff.clientsOf(id))[0], 'the child');
  const memberOf = async ({ email }: Worker) =>
    present((await admin.call(LIST_MEMBERS)).find((one) => one.email === email)?.id, email);
  return { worker, staff, admin, child, invitation: id, client, memberOf };
}

/** Signs in, opens the child's answers and the sheet for a meeting with it. */
async function openSheet(page: Page, worker: Worker, invitation: string, client: string) {
  await signInWorker(page, worker);
  await page.goto(`${urls.viewer}/answers/children/${invitation}/${client}`);
  await expect(page.getByRole('button', { name: 'Öppna svaren' })).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Det viktigaste' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('article', { name: /^Inför mötet/ })).toBeVisible();
}

/** Asks for the paper of the open sheet. */
const save = (page: Page) => page.getByRole('button', { name: 'Spara som PDF' }).click();
const closed = async (page: Page) => {
  await expect(page.getByRole('article', { name: /^Inför mötet/ })).toBeHidden();
  await expect(page.getByText('Det viktigaste')).toBeHidden();
};

test('a child deletes its account while its sheet is open: the page says so, and the answers are gone', async ({
  page,
  server,
}) => {
  const { worker, child, invitation, client } = await openCase(server);
  await openSheet(page, worker, invitation, client);
  const { id } = await child.call(READ_SESSION);
  await child.call(DELETE_ACCOUNT, { params: { id }, querystring: { keepAnswers: '0' } });
  await save(page);
  await expect(page.getByText(`Kontot för barn ${formatCode(client)} togs bort`)).toBeVisible();
  await closed(page);
});

test('a worker is moved to another unit while a sheet is open: nothing is printed, nothing stays', async ({
  page,
  server,
}) => {
  const { worker, admin, invitation, client, memberOf } = await openCase(server);
  const south = { organisation: worker.organisation, password: worker.password, units: ['Söder'] };
  await server.createMember({ ...south, email: `s-${worker.email}`, name: 'Sara Öberg', role: 'worker' });
  await openSheet(page, worker, invitation, client);
  await admin.call(CHANGE_MEMBER, {
    params: { id: await memberOf(worker) },
    body: { units: ['Söder'] },
  });
  await save(page);
  await expect(page.getByText('Det finns inte, eller hör till en annan enhet.')).toBeVisible();
  await closed(page);
});

test('the last day of a deputy ends at midnight while a sheet is open: the answers close', async ({
  page,
  server,
}) => {
  await server.moveTo('2026-12-03T22:40:00.000Z');
  const { worker, admin, invitation, client, memberOf } = await openCase(server);
  const { organisation, password, unit } = worker;
  const olle = { ...worker, email: `olle-${worker.email}` };
  const member = { organisation, password, units: [unit] };
  await server.createMember({ ...member, email: olle.email, name: 'Olle Ström', role: 'worker' });
  await admin.call(CHANGE_ORGANISATION, { body: { unitAccess: { unit, access: 'assigned' } } });
  await admin.call(CHANGE_CASE_WORKERS, {
    params: { id: invitation, client },
    body: {
      responsible: await memberOf(worker),
      coworkers: [],
      deputies: [{ id: await memberOf(olle), from: '2026-12-01', to: '2026-12-03' }],
    },
  });
  await openSheet(page, olle, invitation, client);
  await server.moveTo('2026-12-03T23:01:00.000Z');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Du arbetar inte med barnet' })).toBeVisible();
  await closed(page);
});
