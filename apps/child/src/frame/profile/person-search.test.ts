import { relationGroups } from '@lykta/domain';
import { openArabic } from '@lykta/languages/ar';
import { describe, expect, it } from 'vitest';
import { findPersonTypes } from './person-search.ts';

const labels = (typed: string, language = 'sv') =>
  findPersonTypes(typed, language).flatMap(([, found]) => found.map(({ label }) => label));

describe('findPersonTypes', () => {
  it('offers every group when nothing is typed', () => {
    expect(findPersonTypes('', 'sv').map(([group]) => group)).toEqual([...relationGroups]);
  });

  it('finds a word by a part of it, in any letter case', () => {
    expect(labels('SYST')).toContain('lillasyster');
    expect(labels('SYST')).not.toContain('mamma');
  });

  it('finds words with å, ä and ö', () => {
    expect(labels('SLÄKT')).toEqual(['släkting']);
  });

  it('finds a person by another word for it', () => {
    expect(labels('hund')).toEqual(['husdjur']);
    expect(labels('Katt')).toEqual(['husdjur']);
    expect(labels('plastpap')).toEqual(['bonuspappa']);
    expect(labels('mommo')).toEqual(['mormor']);
    expect(labels('dog', 'en')).toEqual(['pet']);
  });

  it('takes another word from its beginning only', () => {
    expect(labels('und')).toEqual([]);
  });

  it('offers the closest family first', () => {
    expect(labels('').slice(0, 6)).toEqual([
      'mamma',
      'pappa',
      'lillasyster',
      'lillebror',
      'storasyster',
      'storebror',
    ]);
  });

  it('searches in the language of the screen', () => {
    expect(labels('mum', 'en')).toContain('mum');
    expect(labels('mum', 'sv')).toEqual([]);
  });

  it('finds Arabic words as they are typed, whatever the comma between them', () => {
    openArabic();
    expect(labels('قطه', 'ar')).toEqual(['حيوان أليف']);
    expect(labels('ام', 'ar')).toContain('ماما');
  });

  it('leaves out groups without a hit', () => {
    expect(findPersonTypes('xyz', 'sv')).toEqual([]);
  });
});
