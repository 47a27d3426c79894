import type { Page } from '@playwright/test';
import { choose, expectQuestion } from '../src/answering.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { newAccount } from '../src/child.ts';
import { urls } from '../src/ports.ts';
import { createWorker, openChild, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Opens the code for the child on the page. @returns the code */
async function showCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Svara tillsammans' }).click();
  const dialog = page.getByRole('dialog', { name: 'Svara tillsammans' });
  await dialog.getByRole('button', { name: 'Visa koden' }).click();
  return dialog.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText();
}

async function typeCode(tablet: Page, code: string): Promise<void> {
  await tablet.goto(`${urls.child}/together`);
  await tablet.getByLabel('Kod').fill(code);
  await tablet.getByRole('button', { name: 'Öppna frågorna' }).click();
}

/** Answers "Inför vårt möte" by its shortest path, up to the end. */
async function answerShortly(tablet: Page): Promise<void> {
  const next = tablet.getByRole('button', { name: 'Nästa', exact: true });
  const skip = async (question: string) => {
    await expectQuestion(tablet, question);
    await tablet.getByRole('button', { name: 'Hoppa över' }).click();
  };
  await skip('Vilka är viktiga för dig?');
  await skip('Vilka vill du ha med på mötet?');
  await skip('Är det någon du inte vill ha med?');
  await expectQuestion(tablet, 'Vill du prata utan dina föräldrar?');
  await choose(tablet, 'En stund');
  await expectQuestion(tablet, 'Så att du är trygg');
  await choose(tablet, 'Fortsätt');
  await expectQuestion(tablet, 'Hur vill du att vi hör av oss till dig?');
  await choose(tablet, 'I skolan');
  await next.click();
  await expectQuestion(tablet, 'När är det bra att vi hör av oss?');
  await choose(tablet, 'På skoltid');
  await next.click();
  await expectQuestion(tablet, 'Kan någon annan läsa i din mobil?');
  await choose(tablet, 'Ja');
  await skip('Är det någon som inte får veta att vi ses?');
  await expectQuestion(tablet, 'Vad vill du prata om när vi ses?');
  await choose(tablet, 'Det som är svårt');
  await next.click();
  await expectQuestion(tablet, 'Hur vill du ha det på mötet?');
  await choose(tablet, 'Vi går en promenad');
  await expectQuestion(tablet, 'Tack');
  await choose(tablet, 'Klar');
}

test('a child without a phone answers together', { tag: '@kept' }, async ({ page, server, openStranger }) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { id } = await staff.invite();
  await signInWorker(page, worker);

  await test.step('the worker adds the child, and shows a code', async () => {
    await page.goto(`${urls.viewer}/invitations/${id}`);
    await page.getByRole('button', { name: 'Lägg till ett barn utan telefon' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lägg till barnet' }).click();
    await expect(page.getByText('Barnet är tillagt.', { exact: false })).toBeVisible();
    const [child] = await staff.clientsOf(id);
    await page.goto(`${urls.viewer}/answers/children/${id}/${child?.client}`);
  });
  const code = await showCode(page);

  const tablet = await openStranger({ viewport: { width: 1180, height: 820 } });
  await test.step('the tablet opens the one form, and the child says yes', async () => {
    await typeCode(tablet, code);
    await tablet.getByRole('button', { name: 'Ja, jag vill svara' }).click();
    await expectQuestion(tablet, 'Hej!');
    await expect(page.getByText('Formuläret är öppet vid barnet.', { exact: false })).toBeVisible();
  });

  await test.step('nothing else of the app is open, and a reload loses nothing', async () => {
    const saved = tablet.waitForResponse((reply) => reply.request().method() === 'PUT');
    await choose(tablet, 'Jag är redo');
    await expectQuestion(tablet, 'Hur har du det just nu?');
    expect((await saved).status()).toBe(204);
    for (const path of ['/home', '/beb', '/myprofile', '/invitations']) {
      await tablet.goto(urls.child + path);
      await expect(tablet).toHaveURL(`${urls.child}/`);
    }
    await tablet.goto(`${urls.child}/together`);
    await expectQuestion(tablet, 'Hur har du det just nu?');
  });

  await test.step('the child answers alone: the adult’s side is dark', async () => {
    const adult = tablet.getByRole('complementary', { name: 'Till dig som är vuxen' });
    await expect(adult.getByText('Läs frågan högt.')).toBeVisible();
    await tablet.getByRole('button', { name: 'Jag vill svara själv nu' }).click();
    await expect(adult).toHaveText('Titta bort en stund. Barnet svarar själv nu.');
    await choose(tablet, 'Bra');
  });

  await test.step('what was answered alone stays closed to the adult, also after a reload', async () => {
    await expectQuestion(tablet, 'Vilka är viktiga för dig?');
    await tablet.getByRole('button', { name: 'Nu får du titta igen' }).click();
    await tablet.reload();
    await expectQuestion(tablet, 'Vilka är viktiga för dig?');
    await tablet.getByRole('button', { name: 'Tillbaka' }).click();
    await expectQuestion(tablet, 'Hej!');
    await choose(tablet, 'Jag är redo');
    await answerShortly(tablet);
  });

  const own = await test.step('the child presses Send, and gets a code of its own', async () => {
    await tablet.getByRole('button', { name: 'Skicka', exact: true }).click();
    const shown = tablet.getByText(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/);
    const ownCode = await shown.innerText();
    await tablet.getByRole('button', { name: 'Klar' }).click();
    await tablet.reload();
    await expect(tablet.getByLabel('Kod')).toHaveValue('');
    return ownCode;
  });

  await test.step('the sheet says how it was answered', async () => {
    await page.getByRole('button', { name: 'Klar' }).click();
    await openChild(page);
    await expect(page.getByText('Besvarat tillsammans', { exact: false })).toBeVisible();
  });

  await test.step('later the child makes the account its own, and has what it told', async () => {
    const phone = await openStranger();
    const { phone: number, password } = newAccount();
    await phone.goto(`${urls.child}/create`);
    await phone.getByRole('button', { name: 'Ja, ni får spara det här' }).click();
    await phone.getByLabel('Mobilnummer (10 siffror)').fill(number);
    await phone.getByLabel('Lösenord', { exact: true }).fill(password);
    await phone.getByLabel('Lösenordet en gång till').fill(password);
    await phone.getByRole('button', { name: 'Jag har en kod från ett samtal' }).click();
    await phone.getByLabel('Din kod').fill(own);
    await phone.getByRole('button', { name: 'Skapa konto' }).click();
    await expect(phone).not.toHaveURL(/\/create/);
    await phone.goto(`${urls.child}/invitations`);
    await phone.getByRole('link', { name: 'Inför vårt möte' }).click();
    await expect(phone.getByText('Ni svarade tillsammans.', { exact: false })).toBeVisible();
  });
});

test('a form that is closed is gone, and its code opens nothing', async ({ page, server, openStranger }) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { id } = await staff.invite();
  await signInWorker(page, worker);
  await page.goto(`${urls.viewer}/invitations/${id}`);
  await page.getByRole('button', { name: 'Lägg till ett barn utan telefon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lägg till barnet' }).click();
  await expect(page.getByText('Barnet är tillagt.', { exact: false })).toBeVisible();
  const [child] = await staff.clientsOf(id);
  await page.goto(`${urls.viewer}/answers/children/${id}/${child?.client}`);
  const code = await showCode(page);
  const tablet = await openStranger();
  await typeCode(tablet, code);
  await tablet.getByRole('button', { name: 'Ja, jag vill svara' }).click();
  await choose(tablet, 'Jag är redo');

  await test.step('another device cannot use the code', async () => {
    const thief = await openStranger();
    await typeCode(thief, code);
    await expect(thief.getByText('Koden gäller inte. Be den vuxna om en ny.')).toBeVisible();
  });

  await test.step('the worker closes the form: the tablet says so with the next answer', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Stäng formuläret' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await choose(tablet, 'Bra');
    await expect(tablet.getByRole('heading', { name: 'Frågorna är stängda' })).toBeVisible();
    await tablet.reload();
    await expect(tablet.getByLabel('Kod')).toBeVisible();
  });
});
