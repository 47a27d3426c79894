import { readability } from '@lykta/questionnaire-engine/readability';
import { describe, expect, it } from 'vitest';
import { inner } from './inner.ts';
import { older } from './older.ts';

describe.each(Object.entries(older))('the calm words in %s', (_language, words) => {
  it('stand for words that come with home, in every language for the same ones', () => {
    expect(Object.keys(inner)).toEqual(expect.arrayContaining(Object.keys(words)));
    expect(Object.keys(words)).toEqual(Object.keys(older.sv ?? {}));
  });

  it('cheer nobody on, and are as short as the usual ones', () => {
    for (const [id, text] of Object.entries(words)) {
      expect(text, id).not.toContain('!');
      expect(readability(text).longestSentence, id).toBeLessThan(13);
    }
  });

  it('are as easy as the usual ones: LIX at most 15', () => {
    expect(readability(...Object.values(words)).lix).toBeLessThanOrEqual(15);
  });
});
