import { nameOf, type Check } from './problems.ts';

const known = ['sv', 'en'] as const;
type Known = (typeof known)[number];

/** Frequent words that exist in only one of the languages. */
const WORDS: Record<Known, RegExp> = {
  sv: /(?<!\p{L})(?:och|att|inte|är|du|dig|din|ditt|dina|jag|mig|mitt|mina|som|på|av|från|eller|vill|kan|hur|vad|ett|vi|ska|här|nu|också|alla|någon)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|and|you|your|yours|are|not|of|with|what|how|my|our|this|that|it|from|who|when|which|was|were|be|been|has|have|does|their|they)(?!\p{L})/giu,
};

/** Letters that English does not have. They also occur in names (Stödlinjen), so they count as one sign only. */
const LETTERS = /[åäö]/i;

/** Number of signs needed: a single one may be part of a name. */
const SURE = 2;

/**
 * Finds text in another language than `lang`, which a screen reader would read with the wrong voice (WCAG 3.1.1,
 * 3.1.2). Checks each run of text and each accessible name, so it also finds untranslated texts.
 */
export const language: Check = (root) =>
  [root, ...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.checkVisibility() && !element.closest('altcha-widget, svg'))
    .flatMap((element) => {
      const said = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2);
      if (!said) return ['The page has no lang.'];
      const others = known.filter((other) => other !== said);
      return wordsOf(element)
        .filter((words) => !isIn(words, said) && others.some((other) => count(words, other) >= SURE))
        .map((words) => `${nameOf(element)} is marked as "${said}" and says "${words.slice(0, 60)}".`);
    });

/** Checks that a story named English is in English. */
export function languageOfStory(name: string): string[] {
  const { lang } = document.documentElement;
  return /English/.test(name) && lang !== 'en'
    ? [`The story is called "${name}", and its page says "${lang}".`]
    : [];
}

/** Letters that say the language by themselves: around them a name may be Swedish. */
const OWN_LETTERS = new Map([['ar', /\p{Script=Arabic}/u]]);

/** Whether a text has a word or a letter of a language that is known here; of another every word is foreign. */
function isIn(words: string, said: string): boolean {
  const own = known.find((one) => one === said);
  return own ? words.match(WORDS[own]) !== null : OWN_LETTERS.get(said)?.test(words) === true;
}

/** Counts the signs of a language in a text. */
function count(words: string, known: Known): number {
  const said = words.match(WORDS[known])?.length ?? 0;
  return known === 'sv' && LETTERS.test(words) ? said + 1 : said;
}

/** The element's own text and its accessible name. */
function wordsOf(element: HTMLElement): string[] {
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '')
    .join(' ');
  return [own, element.getAttribute('aria-label') ?? '', element.getAttribute('alt') ?? ''].filter(Boolean);
}
