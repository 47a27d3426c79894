import type { Language } from './language.ts';

const and: Record<Language, string> = { sv: 'och', en: 'and' };

/** Joins words: "a, b och c". */
export function inList(words: readonly string[], language: Language): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and[language]} ${last}`;
}

const numbers: Record<Language, readonly string[]> = {
  sv: ['två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'],
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
};

/** Writes a number of two or more as in a sentence. */
export function inWords(count: number, language: Language): string {
  return numbers[language][count - 2] ?? String(count);
}
