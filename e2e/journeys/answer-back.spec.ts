import { READ_CHILD_ANSWERS } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { everyUrlOf } from '../src/addresses.ts';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { signIn } from '../src/child.ts';
import { urls } from '../src/ports.ts';
import { createWorker, openChild, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

/** Where the words of each button in the head of a child's page stand. */
async function placesIn(page: Page) {
  const head = page.locator('main header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(head.getByText('Skicka till barnet')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return Promise.all(
    ['Sätt etikett', 'Mötesblad', 'Till akten', 'Skicka till barnet'].map((words) =>
      head.getByText(words, { exact: true }).boundingBox(),
    ),
  );
}

test('the unit says when it reads, a worker answers, and the child sees role and day but no name', async ({
  page,
  browser,
  server,
}) => {
  const worker = await createWorker(server);
  const admin = await createWorker(server, 'admin');
  const other = await ApiStaff.signIn(worker);
  const child = await ApiChild.create();
  const { code } = await other.invite();
  const phone = await browser.newPage();
  await signIn(phone, child.account);

  await test.step('an admin sets within how many days its unit reads', async () => {
    const desk = await browser.newPage();
    await signInWorker(desk, admin);
    await desk.goto(`${urls.viewer}/settings`);
    await desk.getByRole('combobox', { name: admin.unit, exact: true }).selectOption('Inom 3 dagar');
    await expect(desk.getByText('Sparat.')).toBeVisible();
    await desk.close();
    const staff = await ApiStaff.signIn(admin);
    const invitation = await staff.invite();
    await phone.goto(`${urls.child}/connect/${invitation.code}`);
    await expect(phone.getByText(`${admin.unit} läser inom 3 dagar.`)).toBeVisible();
  });

  await child.answerAndSend(code, meetingForm, meetingAnswers);
  await signInWorker(page, worker);
  await openChild(page);
  await expect(page.getByRole('button', { name: 'Tack, vi har läst.' })).toBeVisible();

  for (const width of [1280, 400])
    await test.step(`nothing to press moves when the answers come, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
      await page.route(everyUrlOf(READ_CHILD_ANSWERS), async (route) => {
        await held;
        await route.continue();
      });
      await page.reload();
      const before = await placesIn(page);
      await expect(page.getByRole('button', { name: 'Avsluta ärendet' })).toHaveCount(0);
      letGo();
      await expect(page.getByRole('button', { name: 'Tack, vi har läst.' })).toBeVisible();
      expect(await placesIn(page)).toEqual(before);
      await expect(page.getByRole('button', { name: 'Avsluta ärendet' })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    });

  await test.step('a worker answers with a fixed sentence', async () => {
    await page.getByRole('button', { name: 'Vi pratar om det när vi ses.' }).click();
    const dialog = page.getByRole('dialog', { name: 'Svara barnet' });
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expect(dialog.getByRole('radio', { name: 'Vi pratar om det när vi ses.' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Skicka svaret' }).click();
    await expect(page.getByText(/^Svarat .*: Vi pratar om det när vi ses\.$/)).toBeVisible();
  });

  await test.step('the child finds it beside what it sent', async () => {
    await phone.goto(`${urls.child}/invitations`);
    await expect(phone.getByText(`${worker.unit} har svarat dig`)).toBeVisible();
    await phone.getByRole('link', { name: 'Inför vårt möte' }).click();
    await expect(phone.getByRole('heading', { name: `${worker.unit} har svarat dig` })).toBeVisible();
    await expect(phone.getByText('Vi pratar om det när vi ses.')).toBeVisible();
    await expect(phone.getByText(new RegExp(`^Handläggare på ${worker.unit}, `))).toBeVisible();
    await expect(phone.locator('body')).not.toContainText('Kim Andersson');
    await phone.close();
  });
});
