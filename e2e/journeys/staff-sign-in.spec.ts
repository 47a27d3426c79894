import { replyTo } from '../src/addresses.ts';
import { READ_STAFF_SESSION, SIGN_IN_STAFF } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { ApiStaff } from '../src/api-staff.ts';
import { urls } from '../src/ports.ts';
import { expectNoViolations } from '../src/screen-checks.ts';
import { createWorker, signInWorker, type Worker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const NEW_PASSWORD = 'en stig i den norra skogen';

/** Fills in the sign-in page, on whichever address it appears. */
async function trySignIn(page: Page, { email }: Worker, password: string): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  const reply = page.waitForResponse(replyTo(SIGN_IN_STAFF));
  await page.getByRole('button', { name: 'Logga in' }).click();
  await reply;
}

test('another password while signed in: refused with a reason, then it holds and ends what is open elsewhere @long', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const elsewhere = await ApiStaff.signIn(worker);
  await signInWorker(page, worker);
  await page.goto(`${urls.viewer}/settings`);
  const current = page.getByLabel('Nuvarande lösenord');
  const change = async (from: string, to: string) => {
    await current.fill(from);
    await page.getByLabel('Nytt lösenord').fill(to);
    await page.getByRole('button', { name: 'Byt lösenord' }).click();
  };
  await change('fel lösenord', NEW_PASSWORD);
  await expect(page.getByText('Det nuvarande lösenordet stämmer inte.')).toBeVisible();
  await change(worker.password, 'aaaaaaaaaaaa');
  await expect(
    page.getByText('Lösenordet består av ett enda upprepat tecken. Välj ett annat.'),
  ).toBeVisible();
  await expectNoViolations(page);
  await elsewhere.call(READ_STAFF_SESSION);
  await change(worker.password, NEW_PASSWORD);
  await expect(page.getByText('Lösenordet är bytt.')).toBeVisible();
  await expect(current).toHaveValue('');

  await expect(elsewhere.call(READ_STAFF_SESSION)).rejects.toThrow('401');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
  await expect(ApiStaff.signIn(worker)).rejects.toThrow('401');
  await ApiStaff.signIn({ ...worker, password: NEW_PASSWORD });
});

test('after two wrong passwords the bot-check is there, is solved by itself, and lets the right one in @long', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  await page.goto(`${urls.viewer}/sign-in`);
  const check = page.getByRole('checkbox', { name: /Jag är ingen robot|Klart/ });
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(check).toHaveCount(0);
    await trySignIn(page, worker, 'fel lösenord');
    await expect(page.getByText('Fel e-post, lösenord eller kod.', { exact: false })).toBeVisible();
  }
  await expect(check).toBeVisible();
  await expectNoViolations(page);
  await trySignIn(page, worker, 'fel lösenord');
  await expect(page.getByText('Fel e-post, lösenord eller kod.', { exact: false })).toBeVisible();
  await trySignIn(page, worker, worker.password);
  await expect(page.getByRole('button', { name: 'Logga ut' })).toBeVisible();
});
