import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { byKeyboard, reach } from './press.ts';
import { breakStorage, type StorageFault } from './storage.ts';

/** What may be different for a child, in any journey (`npm run test:long` goes through every journey in each). */
export const circumstances = [
  'storage blocked',
  'storage corrupt',
  'storage full',
  '320 px',
  'reduced motion',
  'keyboard only',
] as const;
export type Circumstance = (typeof circumstances)[number];

const faults: Partial<Record<Circumstance, StorageFault>> = {
  'storage blocked': 'blocked',
  'storage corrupt': 'corrupt',
  'storage full': 'full',
};

const options: Partial<Record<Circumstance, BrowserContextOptions>> = {
  '320 px': { viewport: { width: 320, height: 568 } },
  'reduced motion': { reducedMotion: 'reduce' },
};

/** Makes every browser that a journey opens from now on one in this circumstance; what a journey asks for itself wins. */
export function putInto(browser: Browser, circumstance: Circumstance): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (asked) => {
    const context = await open({ ...options[circumstance], ...asked });
    const fault = faults[circumstance];
    if (fault) await breakStorage(context, fault);
    if (circumstance === 'keyboard only') context.on('page', takeMouseAway);
    return context;
  };
}

/** Pages whose locators have lost their mouse: all of one browser's share one class. */
const taken = new WeakSet<object>();

/** Lets every press of a locator be one of keys. */
function takeMouseAway(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator;
  if (taken.has(locators)) return;
  taken.add(locators);
  const pressed = async function (this: Locator) {
    await byKeyboard(await controlOf(this));
  };
  locators.click = pressed;
  locators.tap = pressed;
  locators.check = async function (this: Locator) {
    if (!(await this.isChecked())) await byKeyboard(await controlOf(this));
  };
  const fill = locators.fill;
  locators.fill = async function (this: Locator, text) {
    await reach(this);
    await fill.call(this, text);
  };
}

/** What a word on the screen may belong to. */
const OWNERS = ['a', 'button', 'input', 'select', 'summary', 'textarea', 'label'];

/** The control that a press on this means: a word in a link means the link, one in a label what it labels. */
async function controlOf(target: Locator): Promise<Locator> {
  await target.waitFor();
  const owner = await target.evaluate(
    (element, owners) => element.closest(owners)?.localName,
    OWNERS.join(','),
  );
  if (!owner) return target;
  const owning = target.locator(`xpath=ancestor-or-self::${owner}[1]`);
  return owner === 'label' ? owning.locator('input') : owning;
}
