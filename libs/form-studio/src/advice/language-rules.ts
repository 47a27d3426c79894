import { languageCodes, REFERENCE, type Language, type Translation } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';
import { translatedTexts, type WrittenText } from './written-texts.ts';

const lacks =
  (language: Language) =>
  ({ text }: WrittenText): boolean =>
    text.sv !== '' && !text[language];

/** Returns the texts of a draft that are written, but not in this language. */
export const missingTexts = (draft: Draft, language: Translation): WrittenText[] =>
  translatedTexts(draft).filter(lacks(language));

/** Finds what is missing in a language that the form has somewhere; for each question, how many texts. */
export function languageFindings(draft: Draft): Finding[] {
  const texts = translatedTexts(draft);
  return languageCodes
    .filter((language) => language !== REFERENCE && texts.some(({ text }) => text[language]))
    .flatMap((language) => {
      const missing = texts.filter(lacks(language));
      const places = Map.groupBy(missing, ({ question }) => question);
      return [...places].map(([question, [first, ...others]]): Finding => {
        const { answer, field } = first as WrittenText;
        return {
          rule: 'language-missing',
          question,
          field,
          ...(answer !== undefined && { answer }),
          values: { language, count: others.length + 1 },
        };
      });
    });
}
