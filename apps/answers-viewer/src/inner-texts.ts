import { REFERENCE } from '@lykta/domain';
import type { i18n } from 'i18next';
import { sv } from './locales/sv.ts';

/** Adds the Swedish texts of the desk's screens; other languages are loaded whole. */
export function addInnerTexts(texts: i18n): void {
  texts.addResourceBundle(REFERENCE, 'translation', sv);
}
