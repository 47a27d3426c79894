import type { Locator } from '@playwright/test';

/** How somebody presses what is on the screen. */
export type Press = (target: Locator) => Promise<void>;

export const byThumb: Press = (target) => target.tap();

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
