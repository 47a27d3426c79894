import { describe, expect, it } from 'vitest';
import { emotions } from '../mood/emotions.ts';
import { supportLinkFromParam, supportLinks } from './categories.ts';
import { supportDirectory, supportFor, supportNamed } from './directory.ts';

describe('the support directory', () => {
  it('has at least one way to help in every category', () => {
    for (const link of supportLinks) expect(supportFor(link), link).not.toEqual([]);
  });

  it('puts those first who fit best', () => {
    const firstOf = (link: Parameters<typeof supportFor>[0]) => supportFor(link)[0]?.id;
    expect([firstOf('rights'), firstOf('bad'), firstOf('boy'), firstOf('girl')]).toEqual([
      'koll-pa-soc',
      'bris',
      'killar',
      'tjejzonen',
    ]);
  });

  it('names every entry once', () => {
    const ids = supportDirectory.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says when each entry was checked', () => {
    for (const { checked, id } of supportDirectory) expect(checked, id).toMatch(/^20\d\d(-\d\d-\d\d)?$/);
  });

  it('keeps its sentences short', () => {
    const sentences = supportDirectory.flatMap(({ what }) => what.sv.split(/(?<=[.!?])\s+(?=[A-ZÅÄÖ])/));
    const long = sentences.filter((sentence) => sentence.split(/\s+/).length > 14);
    expect(long).toEqual([]);
  });

  it('gives numbers and addresses that can be used', () => {
    for (const { url, channels, id } of supportDirectory) {
      expect(new URL(url).protocol, id).toBe('https:');
      for (const { kind, value } of channels)
        expect(value, id).toMatch(kind === 'chat' ? /^https:/ : kind === 'email' ? /@/ : /^[\d -]+$/);
    }
  });

  it('knows every kind of help that a feeling points to', () => {
    for (const emotion of Object.values(emotions))
      if ('support' in emotion) expect(supportLinkFromParam(emotion.support)).toBe(emotion.support);
  });

  it('finds what a question names, and leaves out the unknown', () => {
    expect(supportNamed(['bris', 'nobody']).map(({ name }) => name)).toEqual(['Bris']);
  });
});
