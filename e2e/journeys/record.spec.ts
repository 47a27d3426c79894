import { formatCode, present } from '@lykta/domain';
import { LIST_READINGS } from '@lykta/domain/calls';
import { readFileSync } from 'node:fs';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { urls } from '../src/ports.ts';
import { createInvitation, createWorker, openChild, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

test('a child’s answers go to the record once, as a document, a sheet for the meeting and text @long', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const child = await ApiChild.create();
  await signInWorker(page, worker);
  const { code } = await createInvitation(page, 'Inför vårt möte');
  const id = present(page.url().split('/').at(-1), 'page.url().split(’/’).at(-1)');
  await child.answerAndSend(code.replaceAll('-', ''), meetingForm, meetingAnswers);
  const [{ client } = { client: '' }] = await staff.clientsOf(id);
  await page.goto(`${urls.viewer}/answers/children/${id}/${client}`);

  const open = page.getByRole('button', { name: 'Till akten' });
  const dialog = page.getByRole('dialog', { name: 'Ta ut svar till akten' });
  const take = async (kind: string) => {
    await open.click();
    await dialog.getByRole('radio', { name: kind }).click();
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Hämta' }).click();
    const done = await file;
    await expect(dialog).toBeHidden();
    return { name: done.suggestedFilename(), bytes: readFileSync(await done.path()) };
  };

  await test.step('not before the answers are opened', async () => {
    await expect(open).toBeDisabled();
    await openChild(page);
    await expect(open).toBeEnabled();
  });

  await test.step('as a document and a sheet, whose names say nothing of the child', async () => {
    const document = await take('Dokument');
    expect(document.name).toBe('lykta-svar.pdf');
    expect(document.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const sheet = await take('Mötesblad');
    expect(sheet.name).toBe('lykta-motesblad.pdf');
    expect(sheet.bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  await test.step('as text, and marked; the mark says who', async () => {
    await open.click();
    await dialog.getByRole('radio', { name: 'Text att klistra in' }).click();
    await dialog.getByText('Märk som överfört till akten').click();
    await dialog.getByRole('button', { name: 'Kopiera' }).click();
    await expect(page.getByText('Texten är kopierad.')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(`Svar från barn ${formatCode(client)}`);
    expect(text).toContain('Hur har du det just nu?');
    await expect(page.getByText(/Överfört till akten .* av /).first()).toBeVisible();
  });

  await test.step('and the child sees that it was read', async () => {
    const readings = await child.call(LIST_READINGS);
    expect(readings).not.toHaveLength(0);
  });
});
