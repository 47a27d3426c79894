import type { ReadMark } from '@lykta/ui';
import type { ReadingPiece } from './reading-text.ts';

const NAME = 'read-aloud';

/**
 * Highlights the word being read, or its whole sentence while the voice has not told which word it is. Without a piece,
 * or in a browser without highlights, nothing is marked.
 */
export function markPiece(piece: ReadingPiece | null | undefined, word: ReadMark['word']): void {
  if (typeof Highlight === 'undefined') return;
  CSS.highlights.delete(NAME);
  const text = piece && textNodeOf(piece.part);
  if (!text) return;
  const from = text.data.indexOf(piece.part) + piece.at + (word?.start ?? 0);
  const range = document.createRange();
  range.setStart(text, Math.min(from, text.length));
  range.setEnd(text, Math.min(from + (word?.length ?? piece.text.length), text.length));
  CSS.highlights.set(NAME, new Highlight(range));
}

/** The text node that shows a part of the question. */
function textNodeOf(part: string): Text | undefined {
  const main = document.querySelector('main');
  if (!main) return undefined;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && node.data.trim() === part.trim()) return node;
  }
  return undefined;
}
