import { formatCode, present } from '@lykta/domain';
import { READ_SESSION, addressOf } from '@lykta/domain/calls';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { signIn } from '../src/child.ts';
import { urls } from '../src/ports.ts';
import { createWorker, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a label follows one child from the invitation to the news, is changed and found, and the child sees only the code @long', async ({
  page,
  browser,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const child = await ApiChild.create();
  await signInWorker(page, worker);

  await test.step('the form takes a case number, and refuses a personal number with the reason', async () => {
    await page.goto(`${urls.viewer}/invitations/new`);
    await page.getByRole('checkbox', { name: 'Inför vårt möte' }).check();
    const label = page.getByLabel('Etikett');
    await label.fill('120403-2384');
    await expect(page.getByText('Det ser ut som ett personnummer. Skriv något annat.')).toBeVisible();
    await label.fill('SN 2026/0412-3');
    await page.getByRole('button', { name: 'Skapa inbjudan' }).click();
    await expect(page.getByRole('heading', { name: /^SN 2026\/0412-3 · / })).toBeVisible();
  });

  const id = present(page.url().split('/').at(-1), 'page.url().split(’/’).at(-1)');
  const code = present(
    present(await page.getByRole('heading', { level: 1 }).textContent(), 'page.getByRole(…)').split(' · ')[1],
    '(…)[1]',
  );
  await child.answerAndSend(code.replaceAll('-', ''), meetingForm, meetingAnswers);
  const [{ client } = { client: '' }] = await staff.clientsOf(id);
  const childCode = formatCode(client);

  await test.step('it stands below the code in the news and on the child’s page', async () => {
    await page.goto(urls.viewer);
    await page.getByRole('link', { name: new RegExp(`^${childCode} ?SN 2026/0412-3`) }).click();
    await expect(page.getByRole('heading', { name: `Barn ${childCode}` })).toBeVisible();
  });

  await test.step('it is changed there, and the child is found by it', async () => {
    await page.getByRole('button', { name: 'SN 2026/0412-3: Ändra etikett' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vår egen etikett' });
    await dialog.getByLabel('Etikett').fill('Blå fjäril');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(page.getByText('Etiketten är sparad.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Blå fjäril: Ändra etikett' })).toBeVisible();
    await page.goto(`${urls.viewer}/children`);
    const search = page.getByLabel('Sök på kod eller etikett');
    await search.fill('SN 2026');
    await expect(page.getByText('Ingen kod eller etikett stämmer med det du sökte.')).toBeVisible();
    await search.fill('blå fj');
    await expect(page.getByRole('link', { name: `Blå fjäril · ${childCode}` })).toBeVisible();
    expect(page.url()).not.toMatch(/bl/i);
  });

  await test.step('the child sees its code and who knows it, and never the label', async () => {
    const phone = await browser.newPage();
    const heard: string[] = [];
    phone.on('response', (reply) => {
      if (reply.url().includes(addressOf(READ_SESSION)))
        void reply.text().then(
          (text) => heard.push(text),
          () => {},
        );
    });
    await signIn(phone, child.account);
    await phone.goto(`${urls.child}/invitations`);
    await expect(phone.getByText(new RegExp(`^Din kod hos .*: ${childCode}$`))).toBeVisible();
    await expect(phone.getByText('Den som bjöd in dig vet vem du är.')).toBeVisible();
    expect(heard.join('')).toContain(client);
    expect(heard.join('')).not.toMatch(/fjäril|SN 2026/);
    await phone.close();
  });
});
