import { expect, type Page } from '@playwright/test';
import { expectQuestion } from './answering.ts';
import { newAccount, type Account } from './child.ts';
import { mouse, type Hands } from './hands.ts';
import { urls } from './ports.ts';

/**
 * Does the child's part of the main journey by the shortest path, in Swedish: opens an invitation link, creates an
 * account, accepts, logs a mood, answers the meeting form and sends it. @returns the account
 */
export async function doChildsHalf(
  page: Page,
  { link, unit }: { link: string; unit: string },
  { press, write }: Hands = mouse,
): Promise<Account> {
  const account = newAccount();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(link);
  await press(page.getByRole('link', { name: 'Skapa konto' }));
  await press(button('Ja, ni får spara det här'));
  await write(page.getByLabel('Mobilnummer (10 siffror)'), account.phone);
  await write(page.getByLabel('Lösenord', { exact: true }), account.password);
  await write(page.getByLabel('Lösenordet en gång till'), account.password);
  await press(button('Skapa konto'));
  await expect(page.getByRole('heading', { name: `${unit} bjuder in dig` })).toBeVisible();
  await press(button('Ja, jag vill vara med'));
  await expect(page).toHaveURL(/\/(profile|home)$/);

  await page.goto(`${urls.child}/home`);
  await press(page.getByRole('link', { name: 'Bra', exact: true }));
  await press(button('Klar'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Okej' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '1 dag i rad' })).toBeVisible();

  await page.goto(`${urls.child}/form`);
  await press(button('Börja'));
  await expectQuestion(page, 'Hej!');
  await press(button('Jag är redo'));
  await expectQuestion(page, 'Hur har du det just nu?');
  await press(page.getByRole('radio', { name: 'Bra', exact: true }));
  for (const question of [
    'Vilka är viktiga för dig?',
    'Vilka vill du ha med på mötet?',
    'Är det någon du inte vill ha med?',
    'Vill du prata utan dina föräldrar?',
    'Så att du är trygg',
    'Hur vill du att vi hör av oss till dig?',
    'När är det bra att vi hör av oss?',
    'Kan någon annan läsa i din mobil?',
    'Är det någon som inte får veta att vi ses?',
  ]) {
    await expectQuestion(page, question);
    await press(button('Hoppa över').or(button('Fortsätt')));
  }
  await expectQuestion(page, 'Vad vill du prata om när vi ses?');
  await press(button('Det som är svårt').or(page.getByRole('checkbox', { name: 'Det som är svårt' })));
  await press(button('Nästa'));
  await expectQuestion(page, 'Hur vill du ha det på mötet?');
  await press(page.getByRole('radio', { name: 'Vi går en promenad' }));
  await expectQuestion(page, 'Tack');
  await press(button('Klar'));
  await press(button(`Skicka till ${unit}`));
  await expect(page.getByText(`Dina svar är skickade till ${unit}.`).first()).toBeVisible();
  return account;
}
