import { describe, expect, it } from 'vitest';
import { wholeLanguages } from '../text/language.ts';
import { houseTypes } from '../house/types.ts';
import { personTypes } from '../person/types.ts';
import { homeLabel, homesInSentence } from '../house/in-sentence.ts';
import { personsInSentence } from '../person/in-sentence.ts';
import { namedIn, sentenceOf } from './sentence.ts';

const person = (type: (typeof personTypes)[number]) => ({ type, avatar: 'adult-01' }) as const;
const home = (type: (typeof houseTypes)[number]) => ({ type, avatar: 'house-villa' }) as const;
const profile = {
  persons: { mum: person('MOTHER'), dad: person('FATHER'), a: person('FRIEND'), b: person('FRIEND') },
  houses: { villa: home('DETACHED_HOUSE'), flat: home('APARTMENT'), other: home('APARTMENT') },
  housePersonMap: { flat: ['mum'], other: ['dad', 'a'], villa: ['mum'] },
};
const comforts = { sv: '{persons} tröstar mig.', en: 'I get comfort from {persons}.' };
const safe = { sv: 'Jag är trygg {home}.', en: 'I feel safe {home}.' };
const of = (sentence: typeof safe, data?: string[], named = profile as Parameters<typeof namedIn>[0]) =>
  sentenceOf({ sentence, data }, namedIn(named));

describe('a sentence', () => {
  it('names the persons that were chosen, and begins with a large letter', () => {
    expect(of(comforts, ['mum'])).toEqual({ sv: 'Mamma tröstar mig.', en: 'I get comfort from my mum.' });
    expect(of(comforts, ['mum', 'dad', 'a'])).toEqual({
      sv: 'Mamma, pappa och min kompis tröstar mig.',
      en: 'I get comfort from my mum, my dad and my friend.',
    });
  });

  it('counts those who are the same to the child', () => {
    expect(of(comforts, ['a', 'mum', 'b'])?.sv).toBe('Mina två kompisar och mamma tröstar mig.');
    expect(of(comforts, ['a', 'b'])?.en).toBe('I get comfort from my two friends.');
  });

  it('says "someone" for a person who is deleted', () => {
    expect(of(comforts, ['gone'])).toEqual({ sv: 'Någon tröstar mig.', en: 'I get comfort from someone.' });
  });

  it('is not told where nobody was chosen', () => {
    expect(of(comforts)).toBeUndefined();
    expect(of(comforts, [])).toBeUndefined();
    expect(sentenceOf({}, namedIn(profile))).toBeUndefined();
  });

  it('names a home, and tells two of a kind apart by who lives there', () => {
    expect(of(safe, ['villa'])).toEqual({ sv: 'Jag är trygg i villan.', en: 'I feel safe in the house.' });
    expect(of(safe, ['villa', 'flat'])?.sv).toBe('Jag är trygg i villan och i lägenheten med mamma.');
    expect(of(safe, ['other'])?.en).toBe('I feel safe in the flat with my dad and my friend.');
  });

  it('names a home beside others, for a child with two of a kind by who lives there', () => {
    const { home: named } = namedIn(profile);
    expect(homeLabel(named('villa'), 'sv')).toBe('Villa');
    expect(homeLabel(named('other'), 'sv')).toBe('Lägenhet, med pappa och min kompis');
    expect(homeLabel(named('other'), 'en')).toBe('Flat, with my dad and my friend');
  });

  it('does not tell who lives where when that is not to be told', () => {
    const { persons, houses } = profile;
    expect(of(safe, ['flat'], { persons, houses })?.sv).toBe('Jag är trygg i lägenheten.');
    expect(of(safe, ['flat', 'other'], { persons, houses })?.sv).toBe('Jag är trygg i två lägenheter.');
  });

  it('is told of a child without a home, too', () => {
    expect(of(safe, ['gone'], { persons: {}, houses: {} })?.sv).toBe('Jag är trygg i ett hem.');
    expect(of({ sv: 'Jag är trygg.', en: 'I feel safe.' })?.sv).toBe('Jag är trygg.');
  });
});

it.each(wholeLanguages)('every person and home can be named, one and several, in %s', (language) => {
  for (const type of personTypes) {
    expect(personsInSentence([type], language)).not.toMatch(/#|^$/);
    expect(personsInSentence([type, type, type], language)).toMatch(
      language === 'sv' ? /\btre\b/ : /\bthree\b/,
    );
  }
  for (const type of houseTypes) {
    expect(homesInSentence([{ type }], language)).not.toMatch(/#|^$/);
    expect(homesInSentence([{ type }, { type }], language)).toMatch(language === 'sv' ? /två/ : /two/);
  }
  expect(personsInSentence(Array(13).fill('FRIEND'), language)).toContain('13');
});
