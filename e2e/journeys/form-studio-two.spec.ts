import type { Page } from '@playwright/test';
import { CHANGE_ORGANISATION } from '@lykta/domain/calls';
import { replyTo } from '../src/addresses.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';
import { createWorker, signInWorker } from '../src/staff.ts';

const desk = { viewport: { width: 1280, height: 800 } };
test.use(desk);

const QUESTION = 'Trivs du på rasten?';
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Sparat \d/ })).toBeVisible();
const asked = (page: Page) => page.getByLabel('Frågan', { exact: true });

/** Writes a question and waits for its save: until the letters are taken, the page names the save before. */
async function ask(page: Page, question: string): Promise<void> {
  const reply = page.waitForResponse((one) => one.request().method() === 'PUT');
  await asked(page).fill(question);
  await reply;
  await saved(page);
}

test(
  'two authors write one form, the second reads it, and it is retired',
  { tag: '@long' },
  async ({ page, server, openStranger }) => {
    const kim = await createWorker(server, 'admin');
    const amira = { ...kim, email: `amira-${kim.email}` };
    await server.createMember({ ...amira, units: [kim.unit], name: 'Amira Berg', role: 'admin' });
    const other = await openStranger(desk);
    await signInWorker(page, kim);
    await signInWorker(other, amira);

    await test.step('Kim wants a second reader, and begins a form of one question', async () => {
      await page.goto(`${urls.viewer}/settings`);
      // Leaving at once would take the call with it.
      const kept = page.waitForResponse(replyTo(CHANGE_ORGANISATION));
      await page.getByLabel('Två läser innan ett formulär publiceras').click();
      await kept;
      await page.goto(`${urls.viewer}/forms/new`);
      await page.getByLabel('Namn på formuläret').fill('Rasten');
      await page.keyboard.press('Enter');
      await page.getByLabel('Namn som barnet ser').fill('Rasten');
      await page.getByRole('button', { name: 'Ny fråga' }).click();
      await asked(page).fill(QUESTION);
      await page.getByLabel('Svar 1', { exact: true }).fill('Ja');
      await page.getByLabel('Mening i berättelsen för ”Ja”').fill('Jag trivs på rasten.');
      await saved(page);
    });

    await test.step('the form is tried as a child, and ends in the story and the sheet', async () => {
      await page.getByRole('button', { name: 'Prova som barn' }).click();
      const phone = page.frameLocator('iframe[title="Barnets telefon"]');
      await phone.getByRole('radio', { name: 'Ja', exact: true }).click();
      const outcome = page.getByRole('dialog', { name: 'Så här blir det' });
      await expect(outcome.getByRole('listitem').filter({ hasText: 'Jag trivs på rasten.' })).toBeVisible();
      await expect(outcome.getByText(QUESTION)).toBeVisible();
      await outcome.getByRole('button', { name: 'Stäng' }).click();
    });

    await test.step('Amira writes in the same draft; Kim is told, chooses, and has both', async () => {
      await other.goto(`${urls.viewer}/forms`);
      await other.getByRole('link', { name: 'Rasten, version 1' }).click();
      await ask(other, 'Vad gör du på rasten?');
      await asked(page).fill('Hur är rasten?');
      const told = page.getByRole('dialog', { name: 'Amira Berg har också ändrat' });
      await expect(told).toContainText('Vad gör du på rasten?');
      await told.getByRole('button', { name: 'Fortsätt med det nya' }).click();
      await expect(asked(page)).toHaveValue('Vad gör du på rasten?');
      await page.getByRole('button', { name: 'Ångra', exact: true }).click();
      await expect(asked(page)).toHaveValue('Hur är rasten?');
      await saved(page);
    });

    await test.step('Kim asks in a comment, and cannot publish alone', async () => {
      await page.getByRole('button', { name: 'Kommentarer (0)' }).click();
      const comments = page.getByRole('dialog', { name: 'Kommentarer' });
      await comments.getByLabel('Kommentar', { exact: true }).fill('Kan du läsa den här?');
      await comments.getByRole('button', { name: 'Lägg till' }).click();
      await expect(comments.getByText('Kan du läsa den här?')).toBeVisible();
      await comments.getByRole('button', { name: 'Stäng' }).click();
      await page.getByRole('button', { name: 'Publicera' }).click();
      const publish = page.getByRole('dialog', { name: 'Publicera Rasten, version 1' });
      await expect(publish.getByRole('button', { name: 'Publicera' })).toBeDisabled();
      await publish.getByRole('button', { name: 'Inte nu' }).click();
    });

    await test.step('Amira reads the comment and approves', async () => {
      await other.reload();
      await other.getByRole('button', { name: 'Kommentarer (1)' }).click();
      await expect(other.getByText('Kan du läsa den här?')).toBeVisible();
      await other.getByRole('dialog').getByRole('button', { name: 'Stäng' }).click();
      await other.getByRole('button', { name: 'Publicera' }).click();
      const approve = other.getByRole('button', { name: 'Jag har läst. Det är bra.' });
      await approve.click();
      await expect(other.getByText('Amira Berg har läst och godkänt.')).toBeVisible();
    });

    await test.step('Kim publishes, and both names stand at the version', async () => {
      await page.getByRole('button', { name: 'Publicera' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publicera' }).click();
      await page.getByRole('link', { name: 'Rasten', exact: true }).click();
      await expect(page.getByText('Version 1, publicerad av Kim Andersson')).toBeVisible();
      await expect(page.getByText('Läst av Amira Berg.')).toBeVisible();
    });

    await test.step('it is retired, and offered to no new child', async () => {
      await page.getByRole('button', { name: 'Sluta använda' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sluta använda' }).click();
      await expect(page.getByText('Formuläret skickas inte längre.')).toBeVisible();
      await page.goto(`${urls.viewer}/invitations/new`);
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Rasten', exact: true })).toHaveCount(0);
    });
  },
);
