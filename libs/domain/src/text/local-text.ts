import { languageOf, REFERENCE } from './language.ts';
import type { LocalText } from './schema.ts';

/** Returns the text in the wanted language, or in Swedish if it is missing. */
export function localText(text: LocalText, language: string): string {
  return text[languageOf(language) ?? REFERENCE] ?? text.sv;
}
