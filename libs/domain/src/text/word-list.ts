import { localeOf, type Language } from './language.ts';

const lists = new Map<Language, Intl.ListFormat>();

/** Joins words: "a, b och c". A phone is slow to make what joins them, so one word needs none, and each language one. */
export function inList(words: readonly string[], language: Language): string {
  if (words.length < 2) return words.join('');
  const list = lists.get(language) ?? new Intl.ListFormat(localeOf(language));
  lists.set(language, list);
  return list.format(words);
}

/** An added language writes digits: its words for numbers may depend on what is counted. */
const numbers: { readonly [Code in Language]?: readonly string[] } = {
  sv: ['två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'],
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
};

/** Writes a number of two or more as in a sentence. */
export function inWords(count: number, language: Language): string {
  return numbers[language]?.[count - 2] ?? String(count);
}
