import { languageOf, markLanguage, REFERENCE, type Language, type Texts } from '@lykta/domain';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readSetting, writeSetting } from './frame/settings.ts';
import { sv } from './locales/sv.ts';

/** Swedish is in the first bundle; English is loaded on demand. */
const bundles: { readonly [Code in Language]: () => Promise<Texts<typeof sv, Code>> } = {
  sv: () => Promise.resolve(sv),
  en: async () => (await import('./locales/en.ts')).en,
};

/** The stored language; Swedish by default. */
export function rememberedLanguage(): Language {
  const remembered = readSetting('language');
  return languageOf(remembered) ?? REFERENCE;
}

/** Starts with the Swedish texts. Ids are flat: dots and colons have no meaning. */
export function createTexts(): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: REFERENCE,
    fallbackLng: REFERENCE,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { sv: { translation: sv } },
  });
  return instance;
}

/**
 * Changes the language and stores it.
 * @throws when its texts can't be loaded; nothing has changed then
 */
export async function showLanguage(texts: i18n, language: Language): Promise<void> {
  if (!texts.hasResourceBundle(language, 'translation')) {
    texts.addResourceBundle(language, 'translation', await bundles[language]());
  }
  await texts.changeLanguage(language);
  markLanguage(document.documentElement, language);
  writeSetting('language', language);
}
