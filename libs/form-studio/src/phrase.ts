import { localeOf, wholeLanguage, type Language, type WholeLanguage } from '@lykta/domain';
import { own } from '@lykta/domain/own';
import { phrasesEn } from './locales/phrases-en.ts';
import { phrasesSv, type PhraseId } from './locales/phrases-sv.ts';
import { repairsEn } from './locales/repairs-en.ts';
import { repairsSv, type RepairWords } from './locales/repairs-sv.ts';

const phrases: Record<WholeLanguage, Readonly<Record<PhraseId, string>>> = { sv: phrasesSv, en: phrasesEn };

type Counted = PhraseId extends infer Id ? (Id extends `${infer Base}_other` ? Base : never) : never;

/** Says a phrase of the studio. Its words come along with the studio only, so that no other page carries them. */
export function phrase(
  id: Exclude<PhraseId, `${Counted}_${string}`>,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return phrases[wholeLanguage(language)][id].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(own(values, name) ?? ''),
  );
}

/** Says a phrase with a number in it. */
export function countPhrase(id: Counted, language: Language, count: number): string {
  const form = new Intl.PluralRules(localeOf(language)).select(count) === 'one' ? 'one' : 'other';
  return phrases[wholeLanguage(language)][`${id}_${form}`].replace('{{count}}', String(count));
}

const repairs: Record<WholeLanguage, Readonly<Record<RepairWords, string>>> = {
  sv: repairsSv,
  en: repairsEn,
};

/** Says what a press is called that mends what the editor found. */
export const repairText = (words: RepairWords, language: Language): string =>
  repairs[wholeLanguage(language)][words];
