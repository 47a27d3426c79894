import type { Member } from '@lykta/domain';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers } from '../src/api-staff.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';
import { createInvitation, createWorker, signInWorker } from '../src/staff.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const form = { id: 'infor-motet', version: 1 };

test('the case worker sees donuts over several children', async ({ page, server }) => {
  const worker = await createWorker(server);
  await signInWorker(page, worker);
  const { code } = await createInvitation(page, 'Inför vårt möte');

  await page.goto(`${urls.viewer}/answers/statistics`);
  await page.getByLabel('Formulär').selectOption('Inför vårt möte');
  await expect(page.getByText('Inget barn har svarat.').first()).toBeVisible();

  for (const rightNow of ['good', 'good', 'great']) {
    const child = await ApiChild.create();
    await child.answerAndSend(code, form, { ...meetingAnswers, 'right-now': rightNow });
  }
  await page.reload();
  const question = page.getByRole('table', { name: 'Hur har du det just nu?' });
  await expect(question.getByRole('row', { name: /^Bra\b.*2.*67/ })).toBeVisible();
  await expect(question.getByRole('row', { name: /^Jättebra.*1.*33/ })).toBeVisible();
});

test('a child who has not sent anything is counted nowhere', async ({ page, server }) => {
  const worker = await createWorker(server);
  await signInWorker(page, worker);
  const { code } = await createInvitation(page, 'Inför vårt möte');
  const child = await ApiChild.create();
  await child.call('PUT', 'clients/invitations/accepted', { code: code.replace('-', '') });

  await page.goto(`${urls.viewer}/answers/statistics`);
  await page.getByLabel('Formulär').selectOption('Inför vårt möte');
  await expect(page.getByText('Inget barn har svarat.').first()).toBeVisible();
  await page.goto(`${urls.viewer}/answers/children`);
  await expect(page.getByRole('main').getByText('Inget svar än')).toBeVisible();
});

test('two units stand beside each other; one that is too small says so, and no number of it is shown', async ({
  page,
  server,
}) => {
  test.setTimeout(150_000);
  const admin = await createWorker(server, 'admin');
  const [north, south, west] = [admin.unit, 'Ungdom Syd', 'Ungdom Väst'];
  const staff = await ApiStaff.signIn(admin);
  const members = await staff.call<Member[]>('GET', 'staff/members');
  await staff.call('PATCH', `staff/members/${members[0]!.id}`, { units: [north, south, west] });
  await staff.call('PATCH', 'staff/organisation', { threshold: 3 });
  for (const [unit, rightNow, count] of [
    [north, 'good', 4],
    [south, 'great', 3],
    [west, 'good', 1],
  ] as const) {
    const { code } = await staff.invite({ unit });
    for (let made = 0; made < count; made += 1)
      await (await ApiChild.create()).answerAndSend(code, form, { ...meetingAnswers, 'right-now': rightNow });
  }
  // An admin of no unit sees only what the threshold leaves.
  await staff.call('PATCH', `staff/members/${members[0]!.id}`, { units: [] });

  await signInWorker(page, admin);
  await page.goto(`${urls.viewer}/answers/statistics`);
  await page.getByLabel('Formulär').selectOption('Inför vårt möte');
  await page.getByRole('main').getByLabel('Enhet').selectOption(north);
  await page.getByLabel('Jämför med').selectOption(`unit:${south}`);
  const tables = page.getByRole('table', { name: 'Hur har du det just nu?' });
  // The one small unit could be computed from the others, so the smallest other one is not shown either.
  await expect(page.getByText(`${south}: För få barn`, { exact: false })).toBeVisible();
  await expect(tables).toHaveCount(1);
  await expect(tables.getByRole('row', { name: /^Bra\b.*4.*100/ })).toBeVisible();
  await page.getByLabel('Jämför med').selectOption(`unit:${west}`);
  await expect(page.getByText(`${west}: För få barn`, { exact: false })).toBeVisible();
  await expect(tables).toHaveCount(1);

  // With one child more in each of the small ones nothing has to be hidden.
  const { code } = await staff.invite({ unit: west, maxClients: 5 });
  for (let made = 0; made < 2; made += 1)
    await (await ApiChild.create()).answerAndSend(code, form, meetingAnswers);
  await page.reload();
  await expect(tables).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 3, name: north }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: west }).first()).toBeVisible();
  await page.getByLabel('Jämför med').selectOption(`unit:${south}`);
  await expect(tables.nth(1).getByRole('row', { name: /^Jättebra.*3.*100/ })).toBeVisible();
});
