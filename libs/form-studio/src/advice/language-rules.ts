import { languageCodes, REFERENCE } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';
import { translatedTexts, type WrittenText } from './written-texts.ts';

/** Finds what is missing in a language that the form has somewhere; for each question, how many texts. */
export function languageFindings(draft: Draft): Finding[] {
  const texts = translatedTexts(draft);
  return languageCodes
    .filter((language) => language !== REFERENCE && texts.some(({ text }) => text[language]))
    .flatMap((language) => {
      const missing = texts.filter(({ text }) => text.sv !== '' && !text[language]);
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
