import { present } from '@lykta/domain';
import { everyUrlOf } from '../src/addresses.ts';
import { READ_OWN_ANSWERS, SAVE_OWN_ANSWERS } from '@lykta/domain/calls';
import type { CDPSession, Page } from '@playwright/test';
import { choose, expectQuestion } from '../src/answering.ts';
import { ApiChild } from '../src/api-child.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const school = { formId: 'school', formVersion: 1 };
const answered = async (child: ApiChild) =>
  Object.keys((await child.call(READ_OWN_ANSWERS, { params: school })).answers);

async function openSchool(page: Page): Promise<void> {
  await page.goto(`${urls.child}/form/school/1`);
  await page.getByRole('button', { name: 'Börja' }).click();
}

test('no request holds up the next question, and one call is under way at a time', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await openSchool(page);
  await expectQuestion(page, 'Hur har du det i skolan?');

  let underWay = 0;
  let most = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(everyUrlOf(SAVE_OWN_ANSWERS), async (route) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await held;
    await route.fulfill({ response: await route.fetch() });
    underWay -= 1;
  });
  await choose(page, 'Bra');
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  await choose(page, 'Varje dag');
  await expectQuestion(page, 'Är du trygg i skolan?');
  await choose(page, 'Ja');
  await expect(page.getByRole('heading', { level: 1, name: 'Är du trygg i skolan?' })).toHaveCount(0);
  expect(await answered(child)).toEqual([]);

  release();
  await expect.poll(() => answered(child)).toEqual(['feel', 'going', 'safe']);
  expect(most).toBe(1);
});

test('a rare answer leads on as fast as a common one: both questions stand ready', async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  await openSchool(page);
  await choose(page, 'Bra');
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  const usual = page.locator('h1').filter({ hasText: 'Är du trygg i skolan?' });
  const rare = page.locator('h1').filter({ hasText: 'Vad gör det svårt att gå till skolan?' });
  for (const ready of [usual, rare]) {
    await expect(ready).toBeAttached();
    await expect(ready).toBeHidden();
  }
  const heading = await rare.elementHandle();
  await choose(page, 'Sällan eller aldrig');
  await expectQuestion(page, 'Vad gör det svårt att gå till skolan?');
  expect(await heading?.isVisible(), 'the same heading as before').toBe(true);
});

test('a double tap answers one question; quick presses in different places answer each their own', async ({
  openAs,
}) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await openSchool(page);
  await expectQuestion(page, 'Hur har du det i skolan?');
  await choose(page, 'Bra');
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  const middleOf = async (name: string) => {
    const radio = page.getByRole('radio', { name, exact: true });
    // The mouse clicks a position, not a button, and on a small phone the button may be outside the view or under the
    // footer.
    await radio.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = present(await radio.boundingBox(), 'radio.boundingBox()');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.dblclick(...(await middleOf('Varje dag')));
  await expectQuestion(page, 'Är du trygg i skolan?');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  // Goes back, and clicks quickly twice: here, then at once in another place.
  await page.getByRole('button', { name: 'Tillbaka' }).click();
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  await page.mouse.click(...(await middleOf('Varje dag')));
  await page.mouse.click(...(await middleOf('Ja')));
  await expect.poll(() => answered(child)).toEqual(['feel', 'going', 'safe']);
});

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Answers one question and goes back, this many times; runs inside the page, because calls from Playwright take longer.
 */
async function answerAgain(page: Page, times: number): Promise<void> {
  await page.evaluate(async (times) => {
    const shown = async (title: string) => {
      while (document.querySelector('h1')?.textContent !== title) await new Promise(requestAnimationFrame);
    };
    const press = (selector: string, text: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .find(({ textContent }) => textContent?.trim() === text)!
        .click();
    for (let time = 0; time < times; time += 1) {
      press('[role="radio"]', time % 2 === 0 ? 'Varje dag' : 'De flesta dagar');
      await shown('Är du trygg i skolan?');
      press('button', 'Tillbaka');
      await shown('Hur ofta är du i skolan?');
    }
  }, times);
}

/**
 * What the browser itself keeps after two hundred taps, such as compiled code, in bytes; the server's replies are twice
 * that.
 */
const NOISE = 300_000;

test('two hundred answers leave nothing behind in memory @own', { tag: '@long' }, async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await openSchool(page);
  await choose(page, 'Bra');
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  const session = await page.context().newCDPSession(page);
  await answerAgain(page, 200);

  // The browser compiles code at any time; a memory leak would show in every round.
  await expect(async () => {
    const before = await heapOf(session);
    await answerAgain(page, 200);
    // On a busy machine the last saves are still on their way, with memory of their own.
    await expect.poll(async () => (await heapOf(session)) - before).toBeLessThan(NOISE);
  }).toPass({ timeout: 150_000 });
  expect(await answered(child)).toEqual(['feel', 'going']);
});
