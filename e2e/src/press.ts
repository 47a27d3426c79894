import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody presses a control on the screen. */
export type Press = (target: Locator) => Promise<void>;

/** The tap position as a share of the control's width: alternately left and right. */
const LEFT = 0.15;
/** Taps that are closer than this, in px, and sooner than this, in ms, may be one double tap to a browser. */
const NEAR = 100;
const SOON = 350;

interface Tap {
  x: number;
  y: number;
  isRight: boolean;
  at: number;
}
const lastTaps = new WeakMap<Page, Tap>();

/**
 * Taps as fast as the screen reacts, but never twice near the same place: two such taps are a double tap, and the app
 * ignores the second one. So the thumb rests until the browser no longer counts them together.
 */
export const byThumb: Press = async (target) => {
  const page = target.page();
  const last = lastTaps.get(page);
  const isRight = !last?.isRight;
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const position = { x: box.width * (isRight ? 1 - LEFT : LEFT), y: box.height / 2 };
  const [x, y] = [box.x + position.x, box.y + position.y];
  if (last && Math.hypot(x - last.x, y - last.y) < NEAR) {
    await expect.poll(() => Date.now() - last.at, { intervals: [50] }).toBeGreaterThan(SOON);
  }
  await target.tap({ position });
  lastTaps.set(page, { x, y, isRight, at: Date.now() });
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

/** Whether a control has the focus two frames later too: a question that has just come takes it to its heading. */
const keepsFocus = (target: Locator) =>
  target.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(element === document.activeElement)));
      }),
  );

export const byKeyboard: Press = async (target) => {
  do await reach(target);
  while (!(await keepsFocus(target)));
  const isInput = ['checkbox', 'radio'].includes((await target.getAttribute('type')) ?? '');
  await target.page().keyboard.press(isInput ? 'Space' : 'Enter');
};
