import { markLanguage, REFERENCE, type Language, type Texts, type Translation } from '@lykta/domain';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstTexts } from './locales/first.ts';
import type { sv } from './locales/sv.ts';

/** Languages loaded on demand; Swedish is always included. */
const bundles: { readonly [Code in Translation]: () => Promise<Texts<typeof sv, Code>> } = {
  en: () => import('./locales/en.ts').then((module) => module.en),
};

/** Starts with the Swedish texts of the first screen. Ids are flat: dots and colons have no meaning. */
export function createTexts(): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: REFERENCE,
    fallbackLng: REFERENCE,
    resources: { sv: { translation: firstTexts } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

/**
 * Changes the language of the texts.
 * @throws when they can't be loaded; nothing has changed then
 */
export async function changeTexts(texts: i18n, language: Language): Promise<void> {
  if (language !== REFERENCE && !texts.hasResourceBundle(language, 'translation'))
    texts.addResourceBundle(language, 'translation', await bundles[language]());
  await texts.changeLanguage(language);
}

/** Changes the language of the texts and of the page. @throws as `changeTexts` does */
export async function showLanguage(texts: i18n, language: Language): Promise<void> {
  await changeTexts(texts, language);
  markLanguage(document.documentElement, language);
}
