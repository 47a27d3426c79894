import { namesOf } from '../value/table.ts';

interface LanguageInfo {
  /** The language's own name. */
  name: string;
  /** The locale for formatting dates and numbers. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** The plural forms of the language (`Intl.PluralRules`). */
  plurals: readonly Intl.LDMLPluralRule[];
  /** The separator between hours and minutes. */
  clock: '.' | ':';
}

/** The product's languages. To add one, start here; docs/changing.md lists the further steps. */
export const languages = {
  sv: { name: 'Svenska', locale: 'sv-SE', direction: 'ltr', plurals: ['one', 'other'], clock: '.' },
  en: { name: 'English', locale: 'en-GB', direction: 'ltr', plurals: ['one', 'other'], clock: ':' },
} as const satisfies Record<string, LanguageInfo>;

export type Language = keyof typeof languages;
export const languageCodes = namesOf(languages);

/** The language in which every text is written first; it replaces texts missing in another language. */
export const REFERENCE = 'sv' satisfies Language;
/** The languages in which a text may be missing. */
export type Translation = Exclude<Language, typeof REFERENCE>;

/** The choices of a language menu, each with its own name. */
export const languageChoices = languageCodes.map((code) => ({ code, label: languages[code].name }));

/** Returns the language with this code; undefined for any other value. */
export const languageOf = (code: unknown): Language | undefined =>
  languageCodes.find((language) => language === code);

/** Returns the locale for dates in a language; the Swedish one for any other value. */
export const localeOf = (code: string): string => languages[languageOf(code) ?? REFERENCE].locale;

/** Sets a page's language and direction: for speech output and for the side on which lines start. */
export function markLanguage(page: { lang: string; dir: string }, language: Language): void {
  page.lang = language;
  page.dir = languages[language].direction;
}

type Counted<Ids> = Ids extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : never;
type Uncounted<Ids> = Ids extends `${string}_${Intl.LDMLPluralRule}` ? never : Ids;

/** The type of a language's text file: the ids of the reference, and for a plural text each form of the language. */
export type Texts<Reference, Code extends Language> = {
  readonly [
    Id in
      | Uncounted<keyof Reference>
      | `${Counted<keyof Reference>}_${(typeof languages)[Code]['plurals'][number]}`
  ]: string;
};
