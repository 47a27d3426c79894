import type { Plugin } from 'vite';
import type { BookFacts } from './facts.ts';
import { readHistory } from './history.ts';
import { screenUses } from './uses.ts';

const NAME = 'virtual:lykta-book';

/** What the pages of the book say about a component, read once when the book is built, not in the reader's browser. */
export function bookFacts(root: string): Plugin {
  return {
    name: 'lykta-book-facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => {
      if (id !== `\0${NAME}`) return undefined;
      const facts: BookFacts = { screens: screenUses(root), history: readHistory(root) };
      return `export const facts = ${JSON.stringify(facts)};`;
    },
  };
}
