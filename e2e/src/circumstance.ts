import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { byKeyboard, reach } from './press.ts';
import { breakStorage, type StorageFault } from './storage.ts';

/** The differences of one circumstance. */
interface Circumstance {
  storage?: StorageFault;
  /**
   * A pattern of tags of journeys left out in this circumstance. `@kept`: depends on the browser's storage; `@visitor`:
   * somebody whose storage says that nobody is signed in. Both run with working storage.
   */
  without?: string;
  context?: BrowserContextOptions;
  keyboardOnly?: boolean;
}

/**
 * The circumstances in which a child may use the app: `npm run test:long` runs every journey in each. Each combines a
 * storage fault with a screen or input restriction, because neither hides the other and each run takes minutes.
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

/**
 * Applies a circumstance to every browser context that a journey opens from now on; a journey's own options have
 * priority.
 */
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

/** Pages whose locators no longer use the mouse: all pages of a browser share one locator class. */
const taken = new WeakSet<object>();

/** Replaces every click of a locator by key presses. */
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

/** The controls that a text on the screen can belong to. */
const OWNERS = ['a', 'button', 'input', 'select', 'summary', 'textarea', 'label'];

/** Returns the control that a click on this element activates: the link around a word, or the field of a label. */
async function controlOf(target: Locator): Promise<Locator> {
  await target.waitFor();
  const owner = await target.evaluate(
    (element, owners) => element.closest(owners)?.localName,
    OWNERS.join(','),
  );
  if (!owner) return target;
  const owning = target.locator(`xpath=ancestor-or-self::${owner}[1]`);
  if (owner !== 'label') return owning;
  const field = await owning.evaluate((label) =>
    label instanceof HTMLLabelElement ? label.control?.id : '',
  );
  return field ? target.page().locator(`[id="${field}"]`) : owning.locator('input');
}
