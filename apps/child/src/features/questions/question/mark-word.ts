import type { ReadWord } from '@lykta/ui';
import { partAt } from './reading-text.ts';

const NAME = 'read-aloud';

/** Highlights the word being read. Without a word, or in a browser without highlights, nothing is marked. */
export function markWord(parts: readonly string[], word: ReadWord | null): void {
  if (typeof Highlight === 'undefined') return;
  CSS.highlights.delete(NAME);
  const place = word && partAt(parts, word.start);
  if (!place) return;
  const text = textNodeOf(place.part);
  if (!text) return;
  const from = text.data.indexOf(place.part) + place.at;
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, Math.min(from + word.length, text.length));
  CSS.highlights.set(NAME, new Highlight(range));
}

/** The text node that shows a part of the question. */
function textNodeOf(part: string): Text | undefined {
  const main = document.querySelector('main');
  if (!main) return undefined;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() === part.trim()) return node;
  }
  return undefined;
}
