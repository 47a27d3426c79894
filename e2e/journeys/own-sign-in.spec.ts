import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startIdentityProvider } from '@lykta/server/identity-provider';
import { urls } from '../src/ports.ts';
import { expectNoViolations } from '../src/screen-checks.ts';
import { createWorker, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a member signs in at the organisation’s own identity provider, is signed out from there, and is not stopped when it is away @long', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const client = { clientId: 'lykta', clientSecret: 'a secret of the client' };
  const provider = await startIdentityProvider({
    ...client,
    page: `${urls.viewer}/identity`,
    ended: `${urls.api}/staff/identity/ankeborg/logout`,
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'lykta-identity-'));
  const [file, secret] = [path.join(folder, 'providers.json'), path.join(folder, 'secret')];
  writeFileSync(secret, client.clientSecret);
  const { clientId } = client;
  const entry = { id: 'ankeborg', organisation: worker.organisation, issuer: provider.issuer, clientId };
  writeFileSync(file, JSON.stringify([{ ...entry, clientSecretFile: secret }]));
  await server.stop();
  await server.start({ LYKTA_IDENTITY: file });
  const signedOut = page.getByRole('heading', { name: 'Logga in' });
  const own = page.getByRole('button', { name: `Logga in med ${worker.organisation}` });

  await test.step('somebody whom nobody added is told so', async () => {
    provider.person = { subject: 'a stranger' };
    await page.goto(urls.viewer);
    await expect(own).toBeVisible();
    await expectNoViolations(page);
    await own.click();
    await expect(page.getByText('Du finns inte som medlem i Lykta. Fråga er administratör.')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Till inloggningen' }).click();
  });

  const subject = '19121212-1212';
  await test.step('a member comes to the start page, and the address keeps nothing', async () => {
    provider.person = { subject, claims: { email: worker.email, email_verified: true } };
    await page.context().clearCookies({ domain: 'localhost' });
    await own.click();
    await expect(page.getByRole('heading', { name: 'Mina barn' })).toBeVisible();
    expect(page.url()).toBe(`${urls.viewer}/`);
    await page.goBack();
    expect(page.url()).not.toContain('code=');
    await page.goto(`${urls.viewer}/settings`);
    await expect(page.getByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
    await expect(page.getByLabel('Nuvarande lösenord')).toHaveCount(0);
  });

  await test.step('the provider ends the session', async () => {
    await provider.logout(subject, provider.lastSid());
    await page.reload();
    await expect(signedOut).toBeVisible();
  });

  await test.step('the provider is away, and a password still works', async () => {
    await provider.close();
    await own.click();
    await expect(
      page.getByText('Din organisations inloggning svarar inte. Försök igen om en stund.'),
    ).toBeVisible();
    await signInWorker(page, worker);
  });

  await server.stop();
  await server.start();
  rmSync(folder, { recursive: true });
});
