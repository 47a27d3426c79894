interface LanguageInfo {
  /** Its own name. */
  name: string;
  /** The tag by which dates and numbers are written. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Which forms a counted text has (`Intl.PluralRules`). */
  plurals: readonly Intl.LDMLPluralRule[];
  /** Between hours and minutes. */
  clock: '.' | ':';
}

/** The languages of the product. A new one begins here: docs/changing.md says what follows. */
export const languages = {
  sv: { name: 'Svenska', locale: 'sv-SE', direction: 'ltr', plurals: ['one', 'other'], clock: '.' },
  en: { name: 'English', locale: 'en-GB', direction: 'ltr', plurals: ['one', 'other'], clock: ':' },
} as const satisfies Record<string, LanguageInfo>;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

/** The language in which every text is written first; what another one lacks is said in it. */
export const REFERENCE = 'sv' satisfies Language;
/** The languages that a text may lack. */
export type Translation = Exclude<Language, typeof REFERENCE>;

/** The languages as a choice, each by its own name. */
export const languageChoices = languageCodes.map((code) => ({ code, label: languages[code].name }));

/** The language with this code; undefined for any other word. */
export const languageOf = (code: unknown): Language | undefined =>
  languageCodes.find((language) => language === code);

/** The tag by which dates are written in a language; in Swedish for any other word. */
export const localeOf = (code: string): string => languages[languageOf(code) ?? REFERENCE].locale;

/** Marks a page as written in a language: for the voice that reads it, and for where its lines begin. */
export function markLanguage(page: { lang: string; dir: string }, language: Language): void {
  page.lang = language;
  page.dir = languages[language].direction;
}

type Counted<Ids> = Ids extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : never;
type Uncounted<Ids> = Ids extends `${string}_${Intl.LDMLPluralRule}` ? never : Ids;

/** The shape of a language's file: the ids of the reference, and of a counted text each form that the language has. */
export type Texts<Reference, Code extends Language> = {
  readonly [
    Id in
      | Uncounted<keyof Reference>
      | `${Counted<keyof Reference>}_${(typeof languages)[Code]['plurals'][number]}`
  ]: string;
};
