import { expect, type Page } from '@playwright/test';
import { signIn, type Account } from './child.ts';
import { urls } from './ports.ts';

/** Expects the heading of the current question. */
export async function expectQuestion(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
}

/** Chooses an option of the current question; after a single choice the next question appears automatically. */
export async function choose(page: Page, option: string): Promise<void> {
  const main = page.getByRole('main');
  const named = { name: option, exact: true };
  const kinds = [
    main.getByRole('radio', named),
    main.getByRole('checkbox', named),
    main.getByRole('button', named),
  ];
  await kinds.reduce((either, kind) => either.or(kind)).click();
}

const next = (page: Page) => page.getByRole('button', { name: 'Nästa', exact: true });

/**
 * Answers "Inför vårt möte" by its longest path: reloads half-way, goes back and changes a branch, continues on another
 * device, and sends. Ends after sending, on the second device.
 */
export async function answerMeetingForm(
  phone: Page,
  { tablet, account, unit }: { tablet: Page; account: Account; unit: string },
): Promise<void> {
  await phone.goto(`${urls.child}/form`);
  await phone.getByRole('button', { name: 'Börja' }).click();
  await expectQuestion(phone, 'Hej!');
  await choose(phone, 'Jag är redo');
  await expectQuestion(phone, 'Hur har du det just nu?');
  await choose(phone, 'Bra');
  await expectQuestion(phone, 'Vilka är viktiga för dig?');

  // Goes back to the branch, where another answer leads to another question.
  await phone.getByRole('button', { name: 'Tillbaka' }).click();
  await choose(phone, 'Inte så bra');
  await expectQuestion(phone, 'Vad är svårt just nu?');
  await expect(next(phone)).toBeDisabled();
  await choose(phone, 'Skolan');
  await choose(phone, 'Att sova');
  await next(phone).click();
  await expectQuestion(phone, 'Hur ofta är det svårt?');
  await phone.reload();
  await expectQuestion(phone, 'Hur ofta är det svårt?');
  await choose(phone, 'Ofta');
  await expectQuestion(phone, 'Vill du ha hjälp med det som är svårt?');

  await signIn(tablet, account);
  await tablet.goto(`${urls.child}/form`);
  await expectQuestion(tablet, 'Vill du ha hjälp med det som är svårt?');
  await choose(tablet, 'Ja');
  await expectQuestion(tablet, 'Bra att du säger det');
  await expect(tablet.getByRole('link', { name: 'Bris', exact: true })).toBeVisible();
  await tablet.getByRole('button', { name: 'Fortsätt' }).click();
  await expectQuestion(tablet, 'Vad skulle hjälpa dig?');
  await choose(tablet, 'Att någon lyssnar');
  await next(tablet).click();
  await expectQuestion(tablet, 'Vilka är viktiga för dig?');
  const skip = tablet.getByRole('button', { name: 'Hoppa över' });
  await skip.click();
  await expectQuestion(tablet, 'Vilka vill du ha med på mötet?');
  await skip.click();
  await expectQuestion(tablet, 'Är det någon du inte vill ha med?');
  await skip.click();
  await expectQuestion(tablet, 'Vill du prata utan dina föräldrar?');
  await choose(tablet, 'En stund');
  await expectQuestion(tablet, 'Så att du är trygg');
  await choose(tablet, 'Fortsätt');
  await expectQuestion(tablet, 'Hur vill du att vi hör av oss till dig?');
  await choose(tablet, 'I skolan');
  await next(tablet).click();
  await expectQuestion(tablet, 'När är det bra att vi hör av oss?');
  await choose(tablet, 'På skoltid');
  await next(tablet).click();
  await expectQuestion(tablet, 'Kan någon annan läsa i din mobil?');
  await choose(tablet, 'Ja');
  await expectQuestion(tablet, 'Är det någon som inte får veta att vi ses?');
  await skip.click();
  await expectQuestion(tablet, 'Vad vill du prata om när vi ses?');
  await choose(tablet, 'Det som är svårt');
  await next(tablet).click();
  await expectQuestion(tablet, 'Hur vill du ha det på mötet?');
  await choose(tablet, 'Vi går en promenad');
  await expectQuestion(tablet, 'Tack');
  await choose(tablet, 'Klar');
  await expect(tablet.getByRole('heading', { name: 'Nu är du klar med frågorna' })).toBeVisible();
  await tablet.getByRole('button', { name: `Skicka till ${unit}` }).click();
  await expect(tablet.getByText(`Dina svar är skickade till ${unit}.`).first()).toBeVisible();
}
