import type { Parts } from '@lykta/domain';
import { randomParts } from './random.ts';

/** Parts that could seem to be a fact about the child (glasses, hijab, hearing aid) are never drawn. */
const plain = { HAIR: 1, EYEWEARS: 0, HEADWEARS: 0, ACCESSORIES: 0 } as const;

/**
 * Draws a figure for a child who does not show its own. It depends only on the pseudonym, so that two pseudonyms of one
 * child have different figures.
 */
export function drawnFor(pseudonym: string): Parts {
  return randomParts(numbersFrom(pseudonym), plain);
}

/** Returns a deterministic sequence of numbers from 0 to 1 (1 excluded) for a text: FNV-1a, then mulberry32. */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
