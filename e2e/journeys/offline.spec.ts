import { everyUrlOf } from '../src/addresses.ts';
import { FINISH_PASSWORD_RESET, READ_SESSION, SIGN_IN_LEGACY, SIGN_OUT } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { firstFace, newAccount } from '../src/child.ts';
import { variations } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

test('offline: signing in says so and keeps what was typed; then it works', async ({ openStranger }) => {
  const { account } = await ApiChild.create();
  const page = await openStranger();
  await page.goto(`${urls.child}/login`);
  await page.getByLabel('Mobilnummer (10 siffror)').fill(account.phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await page.context().setOffline(true);
  await expect(page.getByText('Du har inget nät.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveValue(account.password);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

const forms = [
  ['creating an account', '/create', 'Skapa konto'],
  ['asking for a new password', '/resetpwd', 'Skicka länken'],
] as const;

for (const [form, path, button] of variations(forms))
  test(`offline: ${form} says so and keeps what was typed; then it works`, async ({ openStranger }) => {
    const { phone, password } = newAccount();
    const page = await openStranger();
    await page.goto(urls.child + path);
    if (form === 'creating an account')
      await page.getByRole('button', { name: 'Ja, ni får spara det här' }).click();
    await page.getByLabel('Mobilnummer (10 siffror)').fill(phone);
    if (form === 'creating an account')
      for (const label of ['Lösenord', 'Lösenordet en gång till'])
        await page.getByLabel(label, { exact: true }).fill(password);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(page.getByLabel('Mobilnummer (10 siffror)')).toHaveValue(/^07/);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: button }).click();
    if (form === 'creating an account') await expect(page).toHaveURL(/\/profile$/);
    else await expect(page.getByText('Finns ditt konto har vi skickat en länk.')).toBeVisible();
  });

for (const what of variations(['a new password, moving an old login and leaving for good'], 0))
  test(`offline: ${what} say so too`, async ({ openAs, openStranger }) => {
    const said = (page: Page) => page.getByRole('alert').filter({ hasText: 'Vi når inte vår server.' });
    const password = (page: Page) => page.getByLabel('Lösenord', { exact: true });
    const stranger = await openStranger();
    // Whether the link still works can't be asked, so the form is there.
    await stranger.context().route(everyUrlOf(FINISH_PASSWORD_RESET), (route) => route.abort());
    await stranger.goto(`${urls.child}/resetpwd#token=${'x'.repeat(43)}`);
    await password(stranger).fill('ett nytt lösenord');
    await stranger.getByLabel('Lösenordet en gång till').fill('ett nytt lösenord');
    await stranger.context().setOffline(true);
    await stranger.getByRole('button', { name: 'Spara' }).click();
    await expect(said(stranger)).toBeVisible();
    await expect(password(stranger)).toHaveValue('ett nytt lösenord');

    await stranger.context().setOffline(false);
    await stranger.goto(`${urls.child}/migrate?link=nobodys`);
    await stranger.getByLabel('Gammalt användarnamn').fill('kalle');
    await password(stranger).fill('lösenordet');
    // The check is solved, but the call after it fails.
    await stranger.context().route(everyUrlOf(SIGN_IN_LEGACY), (route) => route.abort());
    await stranger.getByRole('button', { name: 'Nästa' }).click();
    await expect(said(stranger)).toBeVisible();
    await expect(stranger.getByLabel('Gammalt användarnamn')).toHaveValue('kalle');

    const child = await ApiChild.create();
    const page = await openAs(child);
    await page.goto(`${urls.child}/deleteAccount`);
    await page.getByRole('button', { name: 'Ta bort mitt konto' }).click();
    await password(page).fill(child.account.password);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Ta bort mitt konto' }).click();
    await expect(said(page)).toBeVisible();
    await page.context().setOffline(false);
    await child.signIn();
  });

test('a session that ends before a mood is saved: sign in over the page, and nothing is lost', async ({
  openAs,
}) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await page.goto(`${urls.child}/mood/good`);
  await page.getByRole('button', { name: 'glad', exact: true }).click();
  await child.call(SIGN_OUT, { body: { everywhere: true } });
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Logga in igen' });
  // Until then nothing of the page is visible, because somebody else may hold the phone.
  await expect(dialog).toBeVisible();
  await expect(page.getByText('glad', { exact: true })).toBeHidden();
  await dialog.getByLabel('Mobilnummer (10 siffror)').fill(child.account.phone);
  await dialog.getByLabel('Lösenord', { exact: true }).fill(child.account.password);
  await dialog.getByRole('button', { name: 'Logga in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'glad', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('1 dag i rad');
});

test('offline: a mood that can’t be saved is kept on the screen; then it works', async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  await page.goto(`${urls.child}/mood/good`);
  await page.getByRole('button', { name: 'glad', exact: true }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Vi når inte vår server.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'glad', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('1 dag i rad');
});

test('the app opens without a network, and help is there', async ({ openStranger }) => {
  const page = await openStranger({ serviceWorkers: 'allow' });
  await page.goto(urls.child);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.goto(`${urls.child}/support`);
  await expect(page.getByRole('link', { name: 'Ring 112' })).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ring 112' })).toBeVisible();
  await expect(page.getByText('Du har inget nät.', { exact: false })).toBeVisible();
});

test('help is there for a child who is signed in and has no network, or whose server is away', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await ApiChild.create(), { serviceWorkers: 'allow' });
  await page.goto(`${urls.child}/home`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(firstFace(page)).toBeVisible();
  await page.context().setOffline(true);
  await page.goto(`${urls.child}/home`);
  await expect(page.getByRole('heading', { name: 'Ingen kontakt' })).toBeVisible();
  await page.getByRole('link', { name: 'Stöd' }).click();
  await expect(page.getByRole('link', { name: 'Ring 112' })).toBeVisible();
  await page.getByRole('link', { name: 'Jag mår dåligt' }).click();
  await expect(page.getByRole('heading', { name: 'Bris', exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await server.kill();
  try {
    await page.goto(`${urls.child}/support`);
    await expect(page.getByRole('link', { name: 'Ring 112' })).toBeVisible();
  } finally {
    await server.start();
  }
});

test('the server is away: every screen says so, and goes on when it is back', async ({ openAs, server }) => {
  const page = await openAs(await ApiChild.create());
  await server.kill();
  try {
    await page.goto(`${urls.child}/home`);
    await expect(page.getByText('Vi når inte vår server.', { exact: false })).toBeVisible();
  } finally {
    await server.start();
  }
  await page.getByRole('button', { name: 'Prova igen' }).click();
  await expect(firstFace(page)).toBeVisible();
});

test('offline: signing out is at once, survives a reload, and reaches the server when it can', async ({
  openAs,
}) => {
  const child = await ApiChild.create();
  const page = await openAs(child, { serviceWorkers: 'allow' });
  await page.goto(`${urls.child}/home`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(firstFace(page)).toBeVisible();
  // A call reached the server once on a busy machine, most likely past the browser's own offline mode.
  await page.context().route(`${urls.api}/**`, (route) => route.abort());
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Logga ut' }).click();
  const start = page.getByRole('link', { name: 'Skapa konto' });
  await expect(start).toBeVisible();
  await page.reload();
  await expect(start).toBeVisible();
  await page.goto(`${urls.child}/home`);
  await expect(start).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'general',
    'lykta-app-signed-out',
  ]);
  // The server does not know of the sign-out yet, but no request here asks who is signed in.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await child.call(READ_SESSION);
  await page.context().unroute(`${urls.api}/**`);
  await page.context().setOffline(false);
  await expect
    .poll(
      () =>
        child.call(READ_SESSION).then(
          () => 'in',
          () => 'out',
        ),
      { timeout: 20_000 },
    )
    .toBe('out');
  await expect(start).toBeVisible();
  expect(asked.filter((call) => call === READ_SESSION)).toEqual([]);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['general']);
});

test('offline: who signs in after it is told first, and stays signed in', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await page.goto(`${urls.child}/home`);
  await expect(firstFace(page)).toBeVisible();
  await page.context().route(everyUrlOf(SIGN_OUT), (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await page.getByRole('link', { name: 'Logga in' }).click();
  await page.getByLabel('Mobilnummer (10 siffror)').fill(child.account.phone);
  await page.getByLabel('Lösenord', { exact: true }).fill(child.account.password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(child.call(READ_SESSION)).rejects.toThrow('401');
  await page.reload();
  await expect(firstFace(page)).toBeVisible();
});
