import { describe, expect, it } from 'vitest';
import { placeAfterKey } from './calendar-keys.ts';

/** November 2026 begins on a Sunday; the 3rd to the 22nd can be pressed. */
const november = { lead: 6, first: 2, last: 21 };

describe('keys in the calendar', () => {
  it.each([
    ['ArrowRight', 10, 11],
    ['ArrowLeft', 10, 9],
    ['ArrowDown', 10, 17],
    ['ArrowUp', 10, 3],
    ['Home', 10, 8],
    ['End', 10, 14],
  ])('%s goes from %i to %i', (key, from, to) => {
    expect(placeAfterKey(key, from, november, false)).toBe(to);
  });

  it.each([
    ['ArrowRight', 21, 21],
    ['ArrowLeft', 2, 2],
    ['ArrowDown', 16, 16],
    ['ArrowUp', 6, 6],
    ['Home', 4, 2],
    ['End', 21, 21],
  ])('%s stays among the days that can be pressed', (key, from, to) => {
    expect(placeAfterKey(key, from, november, false)).toBe(to);
  });

  it('follows the days where they run from right to left', () => {
    expect(placeAfterKey('ArrowLeft', 10, november, true)).toBe(11);
    expect(placeAfterKey('ArrowRight', 10, november, true)).toBe(9);
    expect(placeAfterKey('ArrowDown', 10, november, true)).toBe(17);
  });

  it('leaves other keys alone', () => {
    expect(placeAfterKey('Tab', 10, november, false)).toBeNull();
  });
});
