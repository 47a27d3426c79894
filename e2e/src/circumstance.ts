import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { byKeyboard, reach } from './press.ts';
import { breakStorage, type StorageFault } from './storage.ts';

/** What is different for a child. */
interface Circumstance {
  storage?: StorageFault;
  /**
   * Journeys that are not gone through here, by tag. `@kept`: about what the browser keeps; `@visitor`: about somebody whose
   * storage says that nobody is signed in. Both are gone through where the storage is whole.
   */
  without?: string;
  context?: BrowserContextOptions;
  keyboardOnly?: boolean;
}

/**
 * What may be different for a child, in any journey: `npm run test:long` goes through every journey in each. Two at a time,
 * one of the storage and one of the screen or the hands, since neither hides the other and each run takes minutes.
 */
export const circumstances = {
  'storage blocked, reduced motion': {
    storage: 'blocked',
    without: '@kept|@visitor',
    context: { reducedMotion: 'reduce' },
  },
  'storage full, keyboard only': { storage: 'full', without: '@kept|@visitor', keyboardOnly: true },
  'storage corrupt, 320 px': {
    storage: 'corrupt',
    without: '@visitor',
    context: { viewport: { width: 320, height: 568 } },
  },
  'reduced motion': { context: { reducedMotion: 'reduce' } },
  'keyboard only': { keyboardOnly: true },
  '320 px': { context: { viewport: { width: 320, height: 568 } } },
} as const satisfies Record<string, Circumstance>;
export type CircumstanceName = keyof typeof circumstances;

/** Makes every browser that a journey opens from now on one in this circumstance; what a journey asks for itself wins. */
export function putInto(browser: Browser, name: CircumstanceName): void {
  const { storage, context: options, keyboardOnly }: Circumstance = circumstances[name];
  const open = browser.newContext.bind(browser);
  browser.newContext = async (asked) => {
    const context = await open({ ...options, ...asked });
    if (storage) await breakStorage(context, storage);
    if (keyboardOnly) context.on('page', takeMouseAway);
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
