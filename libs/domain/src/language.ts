import type { LocalText } from './text.ts';

/** The languages of the product; Swedish is the reference. */
export const languages = ['sv', 'en'] as const;
export type Language = (typeof languages)[number];

/** The text in the wanted language, Swedish where the other is missing. */
export function localText(text: LocalText, language: string): string {
  return (language === 'en' ? text.en : undefined) ?? text.sv;
}
