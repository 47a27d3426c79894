import { describe, expect, it } from 'vitest';
import { checkedText, isOld } from './checked-text.ts';

describe('checkedText', () => {
  it('says a day, or only a year', () => {
    expect(checkedText('2026-06-04', 'sv')).toBe('4 juni 2026');
    expect(checkedText('2026-06-04', 'en')).toBe('4 June 2026');
    expect(checkedText('2024', 'sv')).toBe('2024');
  });
});

describe('isOld', () => {
  it('doubts a fact after half a year', () => {
    expect(isOld('2026-06-04', '2026-11-20')).toBe(false);
    expect(isOld('2026-06-04', '2026-12-10')).toBe(true);
    expect(isOld('2020', '2026-11-20')).toBe(true);
  });
});
