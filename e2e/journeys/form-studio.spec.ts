import type { Locator, Page } from '@playwright/test';
import { choose, expectQuestion } from '../src/answering.ts';
import { ApiChild } from '../src/api-child.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';
import { createInvitation, createWorker, openChild, signInWorker } from '../src/staff.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** A form of eight questions; "Ja" at the third leads past the fourth. */
const asked = [
  { text: 'Trivs du på rasterna?', answers: ['Ja', 'Ibland', 'Nej'] },
  { text: 'Var är du på rasterna?', answers: ['Ute', 'Inne'] },
  { text: 'Har du någon att vara med?', answers: ['Ja', 'Nej'] },
  { text: 'Vad brukar du göra då?', answers: ['Går runt', 'Sitter still'] },
  { text: 'Finns det en vuxen ute?', answers: ['Ja', 'Nej'] },
  { text: 'Vet du vem du kan gå till?', answers: ['Ja', 'Nej'] },
  { text: 'Är rasten lagom lång?', answers: ['Ja', 'För kort', 'För lång'] },
  { text: 'Vill du prata om rasterna?', answers: ['Ja', 'Nej'] },
];

/** Counts what a hand does: presses and choices. What is typed is not counted. */
class Hand {
  presses = 0;

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async choose(list: Locator, option: string): Promise<void> {
    this.presses += 1;
    await list.selectOption({ label: option });
  }
}

/** Writes a question and its answers by keys: the focus is already where the author goes on. */
async function write(page: Page, { text, answers }: (typeof asked)[number]): Promise<void> {
  await expect(page.getByLabel('Frågan', { exact: true })).toBeFocused();
  await page.keyboard.type(text);
  await page.getByLabel('Svar 1', { exact: true }).focus();
  for (const [index, answer] of answers.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await expect(page.getByLabel(`Svar ${index + 1}`, { exact: true })).toBeFocused();
    await page.keyboard.type(answer);
  }
}

test('a new author writes a form, a child answers it, and the answers are read', async ({
  page,
  server,
  openAs,
}, { annotations }) => {
  const admin = await createWorker(server, 'admin');
  await signInWorker(page, admin);
  await page.goto(`${urls.viewer}/forms`);
  const hand = new Hand();
  const began = Date.now();

  await test.step('a form of eight questions with a branch is written', async () => {
    await hand.press(page.getByRole('link', { name: 'Nytt formulär' }));
    await page.getByLabel('Namn på formuläret').fill('Rasterna');
    await page.keyboard.press('Enter');
    await page.getByLabel('Namn som barnet ser').fill('Rasterna');
    for (const question of asked) {
      await hand.press(page.getByRole('button', { name: 'Ny fråga' }));
      await write(page, question);
    }
    const list = page.getByRole('navigation', { name: 'Frågor' });
    await hand.press(list.getByRole('button', { name: /Har du någon att vara med/ }));
    await hand.choose(page.getByLabel('Vart ”Ja” leder'), '5. Finns det en vuxen ute?');
    await expect(list.getByRole('button', { name: /Vad brukar du göra då/ })).toContainText('efter Nej');
  });

  await test.step('the phone shows the question as it is written', async () => {
    const phone = page.frameLocator('iframe[title="Barnets telefon"]');
    await expect(phone.getByRole('heading', { name: 'Har du någon att vara med?' })).toBeVisible();
    await expect(phone.getByText('Fråga 3 av 8').first()).toBeVisible();
  });

  const path = await test.step('it is saved by itself, and published', async () => {
    await expect(page.getByRole('status').filter({ hasText: /^Sparat \d/ })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Publicera' }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Publicera' }));
    const link = page.getByRole('link', { name: 'Rasterna', exact: true });
    await expect(link).toBeVisible();
    return (await link.getAttribute('href'))!.replace('/forms/', '');
  });

  const child = await ApiChild.create();
  await test.step('it is sent to a child, who answers seven of the eight', async () => {
    const { code } = await createInvitation(page, 'Rasterna', 1);
    await child.accept(code);
    const [invitation] = (await child.invitations()).accepted;
    const phone = await openAs(child);
    await phone.goto(`${urls.child}/form/${path}/${invitation!.id}/${invitation!.requestId}`);
    for (const { text, answers } of asked.filter((_, index) => index !== 3)) {
      await expectQuestion(phone, text);
      await choose(phone, answers[0]!);
    }
    await phone.getByRole('button', { name: `Skicka till ${admin.unit}` }).click();
    await expect(phone.getByText(`Dina svar är skickade till ${admin.unit}.`).first()).toBeVisible();
  });

  await test.step('the answers are read in the viewer', async () => {
    await openChild(page);
    await expect(page.getByText('Trivs du på rasterna?').first()).toBeVisible();
    await expect(page.getByText('Är rasten lagom lång?').first()).toBeVisible();
  });

  const seconds = Math.round((Date.now() - began) / 1000);
  annotations.push({ type: 'clock', description: `${hand.presses} presses, ${seconds} s` });
  console.log(`form studio: ${hand.presses} presses, ${seconds} s from "Nytt formulär" to the read answers`);
});

test('the phone’s page can be framed by the viewer alone', async ({ request }) => {
  const preview = (await request.get(`${urls.child}/preview`)).headers();
  expect(preview['content-security-policy']).toContain(`frame-ancestors ${urls.viewer}`);
  expect(preview['content-security-policy']).toContain("connect-src 'none'");
  const app = (await request.get(`${urls.child}/home`)).headers();
  expect(app['content-security-policy']).toContain("frame-ancestors 'none'");
});
