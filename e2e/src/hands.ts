import type { Locator } from '@playwright/test';
import { byKeyboard, byThumb, reach, type Press } from './press.ts';

/** How somebody operates a screen. */
export interface Hands {
  press: Press;
  write: (field: Locator, text: string) => Promise<void>;
}

export const mouse: Hands = { press: (target) => target.click(), write: (field, text) => field.fill(text) };

export const thumb: Hands = { press: byThumb, write: (field, text) => field.fill(text) };

/** Keyboard only: what the keyboard does not reach cannot be used. */
export const keyboard: Hands = {
  press: byKeyboard,
  write: async (field, text) => {
    await reach(field);
    await field.page().keyboard.type(text);
  },
};
