import { emotionKeys, MAX_FEELINGS, type EmotionKey } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { chipsOf, findFeelings, toggleFeeling } from './feelings.ts';

describe('chipsOf', () => {
  it('shows the feelings of the mood first, then others that were chosen', () => {
    const chips = chipsOf('GOOD', ['EMPTY', 'GLAD'], 'sv').map(({ label }) => label);
    expect(chips[0]).toBe('stolt');
    expect(chips.at(-1)).toBe('tom');
    expect(chips.filter((label) => label === 'glad')).toHaveLength(1);
  });
});

describe('findFeelings', () => {
  it('has every feeling when nothing is typed', () => {
    expect(findFeelings('', 'sv')).toHaveLength(emotionKeys.length);
  });

  it('sorts å, ä and ö last in Swedish', () => {
    const labels = findFeelings('', 'sv').map(({ label }) => label);
    expect(labels.findIndex((label) => label.startsWith('ö'))).toBeGreaterThan(labels.indexOf('värdelös'));
  });

  it('finds by a part of the word in the language of the screen', () => {
    expect(findFeelings('EMPT', 'en').map(({ value }) => value)).toContain('EMPTY');
    expect(findFeelings('empty', 'sv')).toEqual([]);
  });
});

describe('toggleFeeling', () => {
  it('chooses and takes back', () => {
    expect(toggleFeeling([], 'GLAD')).toEqual(['GLAD']);
    expect(toggleFeeling(['GLAD'], 'GLAD')).toEqual([]);
  });

  it('keeps to the most that can be saved', () => {
    const full = emotionKeys.slice(0, MAX_FEELINGS);
    const next = emotionKeys[MAX_FEELINGS] as EmotionKey;
    expect(toggleFeeling(full, next)).toEqual(full);
  });
});
