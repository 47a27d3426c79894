import type { Browser, Page } from 'playwright';
import { ports } from '../src/start/services.ts';
import type { Product, SignIn } from './product.ts';

const phone = { width: 392, height: 806 };
const desk = { width: 1240, height: 775 };
const child = `http://localhost:${ports.child}`;
const viewer = `http://localhost:${ports.viewer}`;

/** Hides the environment banner, which is only for testers. */
const HIDE = '[data-kind="dev"] { display: none }';

async function open(browser: Browser, viewport: typeof phone): Promise<Page> {
  return browser.newPage({ viewport, locale: 'sv-SE', reducedMotion: 'reduce' });
}

async function signIn(page: Page, address: string, { name, password }: SignIn): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: /^(Mobilnummer|E-post)/ }).fill(name);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in' }).click();
}

async function shoot(page: Page, address: string, heading: string): Promise<Buffer> {
  await page.goto(address);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.screenshot({ style: HIDE, animations: 'disabled' });
}

/** Takes screenshots as PNG: home, a question, the story, and the viewer's statistics. */
export async function takeScreens(browser: Browser, product: Product): Promise<Buffer[]> {
  const small = await open(browser, phone);
  await signIn(small, `${child}/login`, product.child);
  await small.waitForURL(`${child}/home`);
  const home = await shoot(small, `${child}/home`, 'Hur är läget idag?');
  const question = await shoot(small, `${child}/form/school/1/safe`, 'Är du trygg i skolan?');
  const story = await shoot(small, `${child}/beb`, 'Min berättelse');

  const wide = await open(browser, desk);
  await signIn(wide, `${viewer}/sign-in`, product.worker);
  await wide.getByRole('button', { name: 'Logga ut' }).waitFor();
  const answers = await shoot(wide, `${viewer}/answers/statistics?form=school`, 'Svar');
  return [home, question, story, answers];
}
