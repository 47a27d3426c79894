import { ApiChild } from '../src/api-child.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';
import { createInvitation, createWorker, signInWorker } from '../src/staff.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const form = { id: 'infor-motet', version: 1 };
const rest = { 'important-people': 'skip', 'talk-about': 'good', last: 'walk' };

test('the case worker sees donuts over several children', async ({ page, server }) => {
  const worker = createWorker(server);
  await signInWorker(page, worker);
  const { code } = await createInvitation(page, 'Inför vårt möte');

  await page.goto(`${urls.viewer}/answers/statistics`);
  await page.getByLabel('Formulär').selectOption('Inför vårt möte');
  await expect(page.getByText('Inget barn har svarat.').first()).toBeVisible();

  for (const rightNow of ['good', 'good', 'great']) {
    const child = await ApiChild.create();
    await child.answerAndSend(code, form, { welcome: 'ready', 'right-now': rightNow, ...rest });
  }
  await page.reload();
  const question = page.getByRole('table', { name: 'Hur har du det just nu?' });
  await expect(question.getByRole('row', { name: /^Bra\b.*2.*67/ })).toBeVisible();
  await expect(question.getByRole('row', { name: /^Jättebra.*1.*33/ })).toBeVisible();
});

test('a child who has not sent anything is counted nowhere', async ({ page, server }) => {
  const worker = createWorker(server);
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
