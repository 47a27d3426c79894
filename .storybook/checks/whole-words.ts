import { nameOf, type Check } from './problems.ts';

/** Between spaces: what has a slash or a hyphen in it may break there. */
const WORDS = /(?<=^|\s)[\p{L}\p{M}]+(?=[\s.,:;!?]|$)/gu;
/** The longest word that a heading has room for in the smallest window with the largest letters. */
const LONGEST = 13;

/** Finds a word of the screen's heading that is broken over two lines. Browsers hyphenate Swedish only here and there. */
export const wholeWords: Check = (root) => {
  const heading = root.querySelector<HTMLElement>('h1');
  // One for screen readers alone is 1 px wide.
  if (!heading?.checkVisibility() || heading.parentElement!.getBoundingClientRect().height <= 1) return [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(WORDS)) {
      if (word.length > LONGEST) continue;
      const letters = document.createRange();
      letters.setStart(text, index);
      letters.setEnd(text, index + word.length);
      const lines = new Set([...letters.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${nameOf(heading)} breaks the word "${word}".`);
    }
  }
  return broken;
};
