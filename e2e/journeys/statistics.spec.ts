import { present } from '@lykta/domain';
import { ACCEPT_INVITATION, CHANGE_MEMBER, LIST_MEMBERS } from '@lykta/domain/calls';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { afterThisQuarter, giveReason, openFigures, sendMeetingForms } from '../src/figures.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';
import { createInvitation, createWorker, signInWorker } from '../src/staff.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const QUESTION = 'Hur har du det just nu?';

test('a worker sees exact figures of own cases, after a reason @long', async ({ page, server }) => {
  const worker = await createWorker(server);
  await signInWorker(page, worker);
  const { code } = await createInvitation(page, 'Inför vårt möte');
  await openFigures(page);
  await expect(page.getByText('Inget barn har svarat.').first()).toBeVisible();

  await sendMeetingForms(code, ['good', 'good', 'great']);
  await page.reload();
  const table = page.getByRole('table', { name: QUESTION });
  await expect(page.getByText(/3 barn har skickat formuläret men räknas inte än/)).toBeVisible();
  await expect(table).toHaveCount(0);
  await giveReason(page);
  await expect(table.getByRole('row', { name: /^Bra\b.*2.*67/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Jättebra.*1.*33/ })).toBeVisible();

  // The children can see that somebody has read their answers.
  await page.reload();
  await expect(table).toBeVisible();
  await expect(page.getByRole('button', { name: /^Räkna med/ })).toHaveCount(0);
});

test('a child who has not sent anything is counted nowhere @long', async ({ page, server }) => {
  const worker = await createWorker(server);
  await signInWorker(page, worker);
  const { code } = await createInvitation(page, 'Inför vårt möte');
  const child = await ApiChild.create();
  await child.call(ACCEPT_INVITATION, { body: { code: code.replace('-', '') } });

  await openFigures(page);
  await expect(page.getByText('Inget barn har svarat.').first()).toBeVisible();
  await page.goto(`${urls.viewer}/answers/children`);
  await expect(page.getByRole('main').getByText('Inget svar än')).toBeVisible();
});

test('an admin sees closed quarters only, rounded, and why a small unit is not shown', async ({
  page,
  server,
}) => {
  const admin = await createWorker(server, 'admin');
  const [north, south] = [admin.unit, 'Ungdom Syd'];
  const staff = await ApiStaff.signIn(admin);
  const members = await staff.call(LIST_MEMBERS);
  await staff.call(CHANGE_MEMBER, {
    params: { id: present(members[0], 'members[0]').id },
    body: { units: [north, south] },
  });
  const large = await staff.invite({ unit: north, maxClients: 20 });
  const small = await staff.invite({ unit: south });
  await sendMeetingForms(large.code, ['good', 'great', 'good', 'great', 'good', 'great', 'good', 'great']);
  await sendMeetingForms(small.code, ['great', 'good']);

  await signInWorker(page, admin);
  await openFigures(page);
  const table = page.getByRole('table', { name: QUESTION });
  await expect(page.getByText(/publiceras/).first()).toBeVisible();
  await expect(table).toHaveCount(0);
  await expect(page.getByLabel('Inbjudan')).toHaveCount(0);

  // On its third day the next quarter publishes this one, which never changes again.
  const published = afterThisQuarter();
  await server.moveTo(published.toISOString());
  await server.runBackground();
  await page.clock.setFixedTime(published);
  await page.goto(urls.viewer);
  await page.getByLabel('E-post').fill(admin.email);
  await page.getByLabel('Lösenord', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await openFigures(page);
  await page.getByRole('main').getByLabel('Enhet').selectOption(south);
  await expect(page.getByText(/Visas inte/).first()).toBeVisible();
  await expect(table).toHaveCount(0);
  await page.getByRole('main').getByLabel('Enhet').selectOption(north);
  // From this unit and the total, the figures of two small units could be computed; withholding it protects them.
  await expect(page.getByText(/för en mindre enhet annars kan räknas ut/).first()).toBeVisible();
  await server.moveTo();
});
