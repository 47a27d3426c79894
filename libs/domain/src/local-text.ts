import { languageOf, REFERENCE } from './language.ts';
import type { LocalText } from './text.ts';

/** The text in the wanted language, Swedish where it is missing in that one. */
export function localText(text: LocalText, language: string): string {
  return text[languageOf(language) ?? REFERENCE] ?? text.sv;
}
