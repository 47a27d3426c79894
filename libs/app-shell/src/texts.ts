import {
  markLanguage,
  REFERENCE,
  type AddedLanguage,
  type Language,
  type Texts,
  type Translation,
} from '@lykta/domain';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
  }
}

interface Sources<Reference> {
  /** The Swedish texts that an app starts with: all of them, or those of its first screen. */
  first: Partial<Reference>;
  /** Loads the other languages on demand. An app has all whole ones; of an added one, each text may be missing. */
  load: {
    readonly [Code in Exclude<Translation, AddedLanguage>]: () => Promise<Texts<Reference, Code>>;
  } & { readonly [Code in AddedLanguage]?: () => Promise<Readonly<Record<string, string>>> };
}

/** The texts of an app. Ids are flat: dots and colons have no meaning. `Reference` is the type of all Swedish texts. */
export function textsOf<Reference extends Readonly<Record<string, string>>>({
  first,
  load,
}: Sources<Reference>) {
  /** Starts with the Swedish texts. */
  function createTexts(): i18n {
    const instance = createInstance();
    void instance.use(initReactI18next).init({
      lng: REFERENCE,
      fallbackLng: REFERENCE,
      resources: { [REFERENCE]: { translation: first } },
      keySeparator: false,
      nsSeparator: false,
      initAsync: false,
      interpolation: { escapeValue: false },
    });
    return instance;
  }

  /** Loads the texts of a language, for a part of a page in another one. @throws when they can't be loaded */
  async function loadTexts(texts: i18n, language: Language): Promise<void> {
    if (language !== REFERENCE && !texts.hasResourceBundle(language, 'translation'))
      texts.addResourceBundle(language, 'translation', (await load[language]?.()) ?? {});
  }

  /**
   * Changes the language of the texts.
   * @throws when they can't be loaded; nothing has changed then
   */
  async function changeTexts(texts: i18n, language: Language): Promise<void> {
    await loadTexts(texts, language);
    await texts.changeLanguage(language);
  }

  /** Changes the language of the texts and of the page. @throws as `changeTexts` does */
  async function showLanguage(texts: i18n, language: Language): Promise<void> {
    await changeTexts(texts, language);
    markLanguage(document.documentElement, language);
  }

  return { createTexts, loadTexts, changeTexts, showLanguage };
}
