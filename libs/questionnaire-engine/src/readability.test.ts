import { describe, expect, it } from 'vitest';
import { formReadability, readability } from './readability.ts';
import { form } from './testing/build.ts';

describe('readability', () => {
  it.each([
    ['Jag mår bra.', { words: 3, longestSentence: 3, lix: 3 }],
    ['Hur trivs du i skolan? Berätta lite.', { words: 7, longestSentence: 5, lix: 18 }],
    ['Kompisar, klasskamrater och lärare', { words: 4, longestSentence: 4, lix: 54 }],
    ['Det var kl. 15 i ett lek- och-hopp-rum\nhemma', { words: 9, longestSentence: 5, lix: 14 }],
    ['', { words: 0, longestSentence: 0, lix: 0 }],
    ['😀 … !', { words: 0, longestSentence: 0, lix: 0 }],
  ])('%j', (text, expected) => {
    expect(readability(text)).toEqual(expected);
  });

  it('keeps the sentences of different texts apart', () => {
    expect(readability('Mår du bra', 'Ja', 'Nej')).toEqual({ words: 5, longestSentence: 3, lix: 2 });
  });

  it('reads all of a form', () => {
    const two = form({ q1: { a: 'q2' }, q2: { a: null } }, { q1: { header: { sv: 'En rubrik' } } });
    expect(formReadability(two).words).toBe(2 + 2 + 2 + 2 + 2);
  });
});
