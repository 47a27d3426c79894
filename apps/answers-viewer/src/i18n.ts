import { textsOf } from '@lykta/app-shell';
import { wholeLanguage, type WholeLanguage } from '@lykta/domain';
import type { i18n } from 'i18next';
import { readSetting, writeSetting } from './frame/settings.ts';
import { firstTexts } from './locales/first.ts';
import type { sv } from './locales/sv.ts';

/** Starts with the Swedish texts of the first screens; inner-texts.ts adds the others. */
const texts = textsOf<typeof sv>({
  first: firstTexts,
  load: { en: async () => (await import('./locales/en.ts')).en },
});
export const { createTexts, loadTexts } = texts;

/** The stored language; Swedish by default. */
export function rememberedLanguage(): WholeLanguage {
  return wholeLanguage(readSetting('language'));
}

/**
 * Changes the language and stores it.
 * @throws when its texts can't be loaded; nothing has changed then
 */
export async function showLanguage(shown: i18n, language: WholeLanguage): Promise<void> {
  await texts.showLanguage(shown, language);
  writeSetting('language', language);
}
