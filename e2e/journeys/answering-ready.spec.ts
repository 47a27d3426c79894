import type { Page } from '@playwright/test';
import { choose, expectQuestion } from '../src/answering.ts';
import { ApiChild } from '../src/api-child.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

/**
 * Presses an option. @returns what the page does until the next question is painted and a moment longer, in order: a
 * frame, and what may not come before it
 */
function pressAndWatch(page: Page, option: string): Promise<string[]> {
  return page.evaluate(async (option) => {
    const done: string[] = [];
    const noted = <Args extends unknown[], Result>(name: string, call: (...args: Args) => Result) =>
      function (this: unknown, ...args: Args): Result {
        done.push(name);
        return Reflect.apply(call, this, args);
      };
    window.fetch = noted('request', window.fetch);
    HTMLElement.prototype.focus = noted('focus', HTMLElement.prototype.focus);
    const before = document.querySelector('h1')?.textContent;
    [...document.querySelectorAll<HTMLElement>('[role="radio"]')]
      .find(({ textContent }) => textContent?.trim() === option)!
      .click();
    const isNext = () => document.querySelector('h1')?.textContent !== before;
    await new Promise(requestAnimationFrame);
    done.push(isNext() ? 'frame with the next question' : 'frame');
    while (!['request', 'focus'].every((name) => done.includes(name)))
      await new Promise(requestAnimationFrame);
    return done;
  }, option);
}

test('a tap shows the question that stands ready, and all else comes after it is painted', async ({
  openAs,
}) => {
  const page = await openAs(await ApiChild.create());
  await page.goto(`${urls.child}/form/school/1`);
  await page.getByRole('button', { name: 'Börja' }).click();
  await expectQuestion(page, 'Hur har du det i skolan?');
  await choose(page, 'Bra');
  await expectQuestion(page, 'Hur ofta är du i skolan?');
  // In the page, where nobody sees, hears or reaches it.
  const ready = page.locator('h1', { hasText: 'Är du trygg i skolan?' });
  await expect(ready).toBeAttached();
  await expect(ready).toBeHidden();
  const heading = await ready.elementHandle();

  const done = await pressAndWatch(page, 'Varje dag');
  expect(done[0]).toBe('frame with the next question');
  expect(done.slice(1).toSorted()).toEqual(['focus', 'request']);
  await expectQuestion(page, 'Är du trygg i skolan?');
  expect(await heading?.evaluate((element) => element === document.activeElement)).toBe(true);
});
