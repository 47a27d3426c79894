import type { Locator, Page } from '@playwright/test';

/** How somebody presses what is on the screen. */
export type Press = (target: Locator) => Promise<void>;

/** Where on a control the thumb comes down, as a share of its width: left and right by turns. */
const LEFT = 0.15;
const isRight = new WeakMap<Page, boolean>();

/**
 * Taps as quickly as the screen follows, never twice in the same place: two such taps within a third of a second are a
 * double tap, of which the app lets the second fall.
 */
export const byThumb: Press = async (target) => {
  const page = target.page();
  const side = isRight.get(page) ? 1 - LEFT : LEFT;
  isRight.set(page, !isRight.get(page));
  await target.scrollIntoViewIfNeeded();
  const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
  await target.tap({ position: { x: width * side, y: height / 2 } });
};

const MOST_KEYS = 80;

/** The kinds of which one in a group has its turn with Tab, the group, and the key to the next one. */
const inGroups = [
  { kind: '[role="radio"], input[type="radio"]', group: '[role="radiogroup"]', key: 'ArrowDown' },
  { kind: '[role="tab"]', group: '[role="tablist"]', key: 'ArrowRight' },
];

/** Goes to a control with Tab, and with the arrows inside a group of which one is chosen. */
export async function reach(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor();
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    const key = await target.evaluate((element, groups) => {
      const at = document.activeElement;
      if (element === at) return undefined;
      const own = groups.find(({ kind }) => element.matches(kind));
      return own && element.closest(own.group)?.contains(at) ? own.key : 'Tab';
    }, inGroups);
    if (!key) return;
    await keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

export const byKeyboard: Press = async (target) => {
  await reach(target);
  const isInput = ['checkbox', 'radio'].includes((await target.getAttribute('type')) ?? '');
  await target.page().keyboard.press(isInput ? 'Space' : 'Enter');
};
