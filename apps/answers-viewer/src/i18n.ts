import { textsOf } from '@lykta/app-shell';
import { languageOf, REFERENCE, type Language } from '@lykta/domain';
import type { i18n } from 'i18next';
import { readSetting, writeSetting } from './frame/settings.ts';
import { sv } from './locales/sv.ts';

const texts = textsOf<typeof sv>({
  first: sv,
  load: { en: async () => (await import('./locales/en.ts')).en },
});
export const { createTexts } = texts;

/** The stored language; Swedish by default. */
export function rememberedLanguage(): Language {
  return languageOf(readSetting('language')) ?? REFERENCE;
}

/**
 * Changes the language and stores it.
 * @throws when its texts can't be loaded; nothing has changed then
 */
export async function showLanguage(shown: i18n, language: Language): Promise<void> {
  await texts.showLanguage(shown, language);
  writeSetting('language', language);
}
