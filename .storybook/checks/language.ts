import { nameOf } from './problems.ts';
import type { Check } from './problems.ts';

type Known = 'sv' | 'en';

/** Words that one language has and the other has not, such as every page of text has some of. */
const WORDS: Record<Known, RegExp> = {
  sv: /(?<!\p{L})(?:och|att|inte|är|du|dig|din|ditt|dina|jag|mig|mitt|mina|som|på|av|från|eller|vill|kan|hur|vad|ett|vi|ska|här|nu|också|alla|någon)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|and|you|your|yours|are|not|of|with|what|how|my|our|this|that|it|from|who|when|which|was|were|be|been|has|have|does|their|they)(?!\p{L})/giu,
};

/** Letters that English has not: a sign too, but names have them (Stödlinjen). */
const LETTERS = /[åäö]/i;

/** One sign alone may be part of a name. */
const SURE = 2;

/**
 * Words in another language than `lang` says: a screen reader would read them with the wrong voice (WCAG 3.1.1, 3.1.2).
 * Looks at each run of text by itself, and at the name that is only heard; so it finds texts that were not translated, too.
 */
export const language: Check = (root) =>
  [root, ...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.checkVisibility() && !element.closest('altcha-widget, svg'))
    .flatMap((element) => {
      const said = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2);
      if (!said) return ['The page has no lang.'];
      if (said !== 'sv' && said !== 'en') return [];
      const other = said === 'sv' ? 'en' : 'sv';
      return wordsOf(element)
        .filter((words) => words.match(WORDS[said]) === null && count(words, other) >= SURE)
        .map((words) => `${nameOf(element)} is marked as "${said}" and says "${words.slice(0, 60)}".`);
    });

/** A story that is called English is told in English. */
export function languageOfStory(name: string): string[] {
  const { lang } = document.documentElement;
  return /English/.test(name) && lang !== 'en'
    ? [`The story is called "${name}", and its page says "${lang}".`]
    : [];
}

/** How much there is in words that tells of a language. */
function count(words: string, known: Known): number {
  const said = words.match(WORDS[known])?.length ?? 0;
  return known === 'sv' && LETTERS.test(words) ? said + 1 : said;
}

/** What an element itself says: its own text, and its name. */
function wordsOf(element: HTMLElement): string[] {
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '')
    .join(' ');
  return [own, element.getAttribute('aria-label') ?? '', element.getAttribute('alt') ?? ''].filter(Boolean);
}
