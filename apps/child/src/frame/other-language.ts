import { shownLanguage, type Language, type LocalText } from '@lykta/domain';

/** The language of a text that is missing in the child's language: Swedish; undefined for all others. */
export function otherLanguage(text: LocalText, language: Language): Language | undefined {
  const shown = shownLanguage(text, language);
  return shown === language ? undefined : shown;
}
