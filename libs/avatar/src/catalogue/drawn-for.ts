import type { Parts } from '@lykta/domain';
import { randomParts } from './random.ts';

/** What could be taken for something about the child (glasses, hijab, hearing aid) is never drawn by chance. */
const plain = { HAIR: 1, EYEWEARS: 0, HEADWEARS: 0, ACCESSORIES: 0 } as const;

/**
 * The figure of somebody who shows none: the same for the same pseudonym, and made of nothing else, so that two
 * pseudonyms of one child have two figures.
 */
export function drawnFor(pseudonym: string): Parts {
  return randomParts(numbersFrom(pseudonym), plain);
}

/** Numbers from 0 up to 1, always the same ones for the same text: FNV-1a, then mulberry32. */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
