import { REFERENCE } from '@lykta/domain';
import type { i18n } from 'i18next';
import { inner } from './locales/inner.ts';

/** Adds the Swedish texts of home and what lies behind it; other languages are loaded whole. */
export function addInnerTexts(texts: i18n): void {
  texts.addResourceBundle(REFERENCE, 'translation', inner, true, true);
}
