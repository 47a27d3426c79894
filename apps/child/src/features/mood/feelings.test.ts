import { emotionKeys, emotions, MAX_FEELINGS, own, present } from '@lykta/domain';
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

const found = (typed: string, language: string) =>
  findFeelings(typed, language).flatMap(([, choices]) => choices);

describe('findFeelings', () => {
  it('has every feeling once when nothing is typed, in four groups', () => {
    expect(
      found('', 'sv')
        .map(({ value }) => value)
        .sort(),
    ).toEqual([...emotionKeys].sort());
    expect(findFeelings('', 'sv').map(([group]) => group)).toEqual(['nice', 'between', 'rubs', 'heavy']);
  });

  it.each(['BAD', 'CRAPPY'] as const)('begins with the heavy ones after %s', (level) => {
    expect(findFeelings('', 'sv', level).map(([group]) => group)).toEqual([
      'heavy',
      'rubs',
      'between',
      'nice',
    ]);
    expect(findFeelings('', 'sv', 'GOOD')).toEqual(findFeelings('', 'sv'));
  });

  it('puts no help beside what is nice or in between', () => {
    const light = findFeelings('', 'sv')
      .slice(0, 2)
      .flatMap(([, choices]) => choices);
    const helps = (key: string) => 'support' in (own(emotions, key) ?? {});
    expect(light.filter(({ value }) => helps(value))).toEqual([]);
  });

  it('sorts å, ä and ö last in a group in Swedish', () => {
    const [, nice] = present(findFeelings('', 'sv')[0], 'findFeelings(’’, ’sv’)[0]');
    expect(nice.at(-1)?.label).toBe('överlycklig');
  });

  it('finds a feeling by the harder word that its plain name replaced', () => {
    expect(found('kränkt', 'sv').map(({ label }) => label)).toEqual(['illa behandlad']);
    expect(found('illa', 'sv').map(({ label }) => label)).toEqual(['illa behandlad']);
  });

  it('finds by a part of the word in the language of the screen, and leaves empty groups out', () => {
    expect(findFeelings('EMPT', 'en')).toEqual([['heavy', [expect.objectContaining({ value: 'EMPTY' })]]]);
    expect(found('empty', 'sv')).toEqual([]);
  });
});

describe('toggleFeeling', () => {
  it('chooses and takes back', () => {
    expect(toggleFeeling([], 'GLAD')).toEqual(['GLAD']);
    expect(toggleFeeling(['GLAD'], 'GLAD')).toEqual([]);
  });

  it('keeps to the most that can be saved', () => {
    const full = emotionKeys.slice(0, MAX_FEELINGS);
    const next = present(emotionKeys[MAX_FEELINGS], 'one more than can be saved');
    expect(toggleFeeling(full, next)).toEqual(full);
  });
});
