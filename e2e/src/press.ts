import type { Locator, Page } from '@playwright/test';

/** How somebody presses a control on the screen. */
export type Press = (target: Locator) => Promise<void>;

/** The tap position as a share of the control's width: alternately left and right. */
const LEFT = 0.15;
const isRight = new WeakMap<Page, boolean>();

/**
 * Taps as fast as the screen reacts, but never twice in the same place: two such taps within a third of a second are a
 * double tap, and the app ignores the second one.
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

/** Roles of which Tab reaches one per group, with the group and the key to the next item. */
const inGroups = [
  { kind: '[role="radio"], input[type="radio"]', group: '[role="radiogroup"]', key: 'ArrowDown' },
  { kind: '[role="tab"]', group: '[role="tablist"]', key: 'ArrowRight' },
];

/** Moves to a control with Tab, and with the arrow keys inside a group. */
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
