import { MINUTE_MS, present, type WholeLanguage } from '@lykta/domain';
import { DELETE_ACCOUNT, READ_SESSION } from '@lykta/domain/calls';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { twin } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import { createWorker, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

const words = {
  sv: {
    leave: 'Ta bort mitt konto',
    cancel: 'Avbryt',
    stays: 'Siffror som redan är klara',
    password: 'Lösenord',
    wrong: 'Fel lösenord. Prova igen.',
    gone: 'Ditt konto är borta',
    create: 'Skapa konto',
    ok: 'Okej',
  },
  en: {
    leave: 'Delete my account',
    cancel: 'Cancel',
    stays: 'Numbers that are already finished',
    password: 'Password',
    wrong: 'Wrong password. Try again.',
    gone: 'Your account is gone',
    create: 'Create an account',
    ok: 'OK',
  },
} satisfies Record<WholeLanguage, unknown>;

for (const language of ['sv', 'en'] as const) {
  const word = words[language];

  test(`an account is taken away after the password: ${language}`, async ({ openAs, server }) => {
    const child = await ApiChild.create();
    const page = await openAs(child, { language });
    try {
      // The session is older than 15 minutes, so the password is required.
      await server.moveTo(new Date(Date.now() + 16 * MINUTE_MS).toISOString());
      await page.goto(`${urls.child}/settings`);
      await page.getByRole('link', { name: word.leave }).click();
      await expect(page.getByRole('listitem').filter({ hasText: word.stays })).toBeVisible();
      await page.getByRole('button', { name: word.leave }).click();
      const submit = page.getByRole('main').locator('button[type=submit]');
      await page.getByLabel(word.password, { exact: true }).fill('fel lösenord');
      await submit.click();
      await expect(page.getByText(word.wrong)).toBeVisible();
      await page.getByLabel(word.password, { exact: true }).fill(child.account.password);
      await submit.click();
      await expect(page.getByRole('heading', { name: word.gone })).toBeVisible();
      await page.getByRole('button', { name: word.ok }).click();
      await expect(page.getByRole('link', { name: word.create })).toBeVisible();
      await expect(child.signIn()).rejects.toThrow('401');
    } finally {
      await server.moveTo();
    }
  });

  test(
    `a double tap in the settings erases nothing; two seconds after the deletion nothing is left here: ${language}${twin(language)}`,
    { tag: '@kept' },
    async ({ openAs }) => {
      const child = await ApiChild.create();
      const page = await openAs(child, { language });
      await page.clock.install();
      await page.goto(`${urls.child}/settings`);
      // The second tap may land on the button of the next page.
      await page.getByRole('link', { name: word.leave }).dblclick();
      await page.goto(`${urls.child}/deleteAccount`);
      await page.getByRole('button', { name: word.leave }).click();
      const submit = page.getByRole('main').locator('button[type=submit]');
      await page.getByLabel(word.password, { exact: true }).fill(child.account.password);
      // Time in the page stands still: on a slow machine the two seconds would pass before the test looks.
      await page.clock.pauseAt(Date.now() + 1000);
      // A key press waits for two frames. Time moves in small steps, so the page draws them.
      const gone = page.getByRole('heading', { name: word.gone });
      await Promise.all([
        submit.click(),
        expect(async () => {
          await page.clock.runFor(20);
          expect(await gone.isVisible()).toBe(true);
        }).toPass(),
      ]);
      const kept = () => page.evaluate(() => localStorage.getItem('lykta-app-login_time'));
      await page.clock.runFor(1500);
      expect(await kept()).not.toBeNull();
      await page.clock.runFor(1000);
      await expect.poll(kept).toBeNull();
      await page.clock.resume();
      await expect(gone).toBeVisible();
      await page.getByRole('button', { name: word.ok }).click();
      await expect(page.getByRole('link', { name: word.create })).toBeVisible();
    },
  );

  test(`cancel at either step leads back to the settings and erases nothing: ${language}${twin(language)}`, async ({
    openAs,
    server,
  }) => {
    const child = await ApiChild.create();
    const page = await openAs(child, { language });
    await page.goto(`${urls.child}/deleteAccount`);
    await page.getByRole('main').getByText(word.cancel, { exact: true }).click();
    await expect(page).toHaveURL(/\/settings$/);
    try {
      await server.moveTo(new Date(Date.now() + 16 * MINUTE_MS).toISOString());
      await page.getByRole('link', { name: word.leave }).click();
      await page.getByRole('button', { name: word.leave }).click();
      await expect(page.getByLabel(word.password, { exact: true })).toBeVisible();
      await page.getByRole('main').getByText(word.cancel, { exact: true }).click();
      await expect(page).toHaveURL(/\/settings$/);
    } finally {
      await server.moveTo();
    }
    await child.signIn();
  });
}

test('the one who invited a child sees that the account is gone, by code and day', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { id, code } = await staff.invite();
  const [stays, leaves] = [await ApiChild.create(), await ApiChild.create()];
  await leaves.answerAndSend(code, meetingForm, meetingAnswers);
  await stays.accept(code);
  const gone = present(
    (await staff.clientsOf(id)).find(({ sent }) => sent.length > 0),
    'what was sought',
  ).client;
  const { id: account } = await leaves.call(READ_SESSION);
  await leaves.call(DELETE_ACCOUNT, { params: { id: account }, querystring: { keepAnswers: '0' } });

  await signInWorker(page, worker);
  const name = `${gone.slice(0, 3)}-${gone.slice(3)}`;
  await expect(
    page.getByText(new RegExp(`^Kontot för barn ${name} togs bort .* Svaren finns inte kvar`)),
  ).toBeVisible();
  await page.goto(`${urls.viewer}/answers/children/${id}/${gone}`);
  await expect(page.getByText(/^Kontot för barn .* togs bort/)).toBeVisible();
  await expect(page.getByText('Svaren finns inte kvar här.')).toBeVisible();
  await page.goto(`${urls.viewer}/invitations/${id}`);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
});
