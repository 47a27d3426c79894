import type { Locator } from '@playwright/test';

/** How somebody presses what is on the screen. */
export type Press = (target: Locator) => Promise<void>;

export const byThumb: Press = (target) => target.tap();

const MOST_KEYS = 80;

/** Goes to a control with Tab, and with the arrows inside a group of which one is chosen. */
export async function reach(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor();
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    const where = await target.evaluate((element) => {
      const at = document.activeElement;
      if (element === at) return 'there' as const;
      const group =
        element.matches('[role="radio"], input[type="radio"]') && element.closest('[role="radiogroup"]');
      return group && group.contains(at) ? ('in its group' as const) : ('elsewhere' as const);
    });
    if (where === 'there') return;
    await keyboard.press(where === 'in its group' ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

export const byKeyboard: Press = async (target) => {
  await reach(target);
  const isInput = ['checkbox', 'radio'].includes((await target.getAttribute('type')) ?? '');
  await target.page().keyboard.press(isInput ? 'Space' : 'Enter');
};
