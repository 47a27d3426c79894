import { languageOf, REFERENCE, type AddedLanguage, type Language } from './language.ts';
import type { LocalText } from './schema.ts';

/** Finds a text's translation; undefined if there is none. */
type Translator = (text: LocalText) => string | undefined;

const translators = new Map<Language, Translator>();

/** Adds the translations of a language's folder; texts that contain a translation themselves keep it. */
export function addTranslator(language: AddedLanguage, translator: Translator): void {
  translators.set(language, translator);
}

const translated = (text: LocalText, language: Language): string | undefined =>
  text[language] ?? translators.get(language)?.(text);

/** Returns the text in the wanted language, or in Swedish if it is missing. */
export function localText(text: LocalText, language: string): string {
  return translated(text, languageOf(language) ?? REFERENCE) ?? text.sv;
}

/** Returns the language that `localText` uses: the wanted one, or Swedish. */
export function shownLanguage(text: LocalText, language: Language): Language {
  return translated(text, language) === undefined ? REFERENCE : language;
}
