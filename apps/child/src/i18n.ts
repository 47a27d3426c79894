import type { Language } from '@lykta/domain';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Texts } from './locales/texts.ts';
import { sv } from './locales/sv.ts';

/** The texts of a language; Swedish lies in the first bundle, the others come when somebody asks. */
const bundles: Record<Language, () => Promise<Texts<typeof sv>>> = {
  sv: () => Promise.resolve(sv),
  en: () => import('./locales/en.ts').then((module) => module.en),
};

/** Starts the texts in Swedish. Ids are flat, so dots and colons in them mean nothing. */
export function createTexts(): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: 'sv',
    fallbackLng: 'sv',
    resources: { sv: { translation: sv } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Changes the language of the texts and of the page. @throws when the texts can't be fetched; nothing has changed then. */
export async function showLanguage(texts: i18n, language: Language): Promise<void> {
  if (!texts.hasResourceBundle(language, 'translation'))
    texts.addResourceBundle(language, 'translation', await bundles[language]());
  await texts.changeLanguage(language);
  document.documentElement.lang = language;
}
