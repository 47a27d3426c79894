import { MOST_SENTENCE_WORDS, type LocalText } from '@lykta/domain';
import { readability } from '@lykta/questionnaire-engine/readability';
import type { Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';
import { once } from './once.ts';
import { ourLongWords } from './our-long-words.ts';
import { plainWordFor } from './stiff-words.ts';
import { readTexts } from './written-texts.ts';

/** From this readability index (LIX) on, a text is no longer very easy. */
export const HARD_LIX = 30;
/** LIX says little of a text with fewer words. */
const FEWEST_FOR_LIX = 15;
/** A word with this many letters is long, unless our own forms have it. */
const LONG_WORD = 10;

/** Finds what is hard to read in Swedish: words of offices, long words, long sentences, and texts with a high LIX. */
export function readingFindings(draft: Draft): Finding[] {
  const texts = readTexts(draft);
  const { lix } = readability(...texts.map(({ text }) => text.sv));
  return [
    ...(lix >= HARD_LIX
      ? [{ rule: 'form-hard-to-read', question: null, field: 'name', values: { lix } } as const]
      : []),
    ...texts.flatMap(({ text, ...place }) => inText(text).map((found) => ({ ...place, ...found }))),
  ];
}

const inText = once(({ sv }: LocalText): Pick<Finding, 'rule' | 'values'>[] => {
  const { words, longestSentence, lix } = readability(sv);
  const found: Pick<Finding, 'rule' | 'values'>[] = [];
  if (words >= FEWEST_FOR_LIX && lix >= HARD_LIX) found.push({ rule: 'hard-to-read', values: { lix } });
  if (longestSentence > MOST_SENTENCE_WORDS)
    found.push({ rule: 'long-sentence', values: { words: longestSentence, limit: MOST_SENTENCE_WORDS } });
  for (const word of wordsIn(sv)) {
    const plain = plainWordFor(word);
    if (plain !== undefined) found.push({ rule: 'hard-word', values: { word, plain } });
    else if (isLong(word) && !ourLongWords.has(word.toLowerCase()))
      found.push({ rule: 'long-word', values: { word } });
  }
  return found;
});

const isLong = (word: string) => word.length >= LONG_WORD;

/** Returns the words of a text, each once. Parts joined by a hyphen are words of their own. */
const wordsIn = (text: string): string[] => [...new Set(text.match(/\p{L}+/gu))];

/** Returns the long words of a text, each once. */
export const longWords = (text: string): string[] => wordsIn(text).filter(isLong);
