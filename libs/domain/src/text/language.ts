import { namesOf } from '../value/table.ts';

interface LanguageInfo {
  /** The language's own name. */
  name: string;
  /** The locale for formatting dates and numbers. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** The separator between hours and minutes. */
  clock: '.' | ':';
  /** How a weekday is written where there is little room; its first letters, where names begin differently. */
  weekday: 'short' | 'narrow';
}

/** The product's languages. To add one, read docs/adding-a-language.md. */
export const languages = {
  sv: { name: 'Svenska', locale: 'sv-SE', direction: 'ltr', clock: '.', weekday: 'short' },
  en: { name: 'English', locale: 'en-GB', direction: 'ltr', clock: ':', weekday: 'short' },
  // In Sweden telephones, clocks and letters have Latin digits.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl', clock: ':', weekday: 'narrow' },
} as const satisfies Record<string, LanguageInfo>;

export type Language = keyof typeof languages;
export const languageCodes = namesOf(languages);

/** The languages in which every text of the product is written. Staff and papers have these. */
export const wholeLanguages = ['sv', 'en'] as const satisfies readonly Language[];
export type WholeLanguage = (typeof wholeLanguages)[number];
/** The languages for children, each a folder of translations (docs/adding-a-language.md). */
export type AddedLanguage = Exclude<Language, WholeLanguage>;
export const addedLanguages = /* @__PURE__ */ languageCodes.filter(
  (code): code is AddedLanguage => !wholeLanguages.some((whole) => whole === code),
);

/** The language in which every text is written first; it replaces texts missing in another language. */
export const REFERENCE = 'sv' satisfies Language;
/** The languages in which a text may be missing. */
export type Translation = Exclude<Language, typeof REFERENCE>;

const choicesOf = <Code extends Language>(codes: readonly Code[]) =>
  codes.map((code) => ({ code, label: languages[code].name }));
/** The choices of a child's language menu, each with its own name. */
export const languageChoices = /* @__PURE__ */ choicesOf(languageCodes);
/** The choices of a language menu for staff. */
export const wholeLanguageChoices = /* @__PURE__ */ choicesOf(wholeLanguages);

/** Returns the language with this code; undefined for any other value. */
export const languageOf = (code: unknown): Language | undefined =>
  languageCodes.find((language) => language === code);

/** Returns the whole language with this code; the reference for any other value. */
export const wholeLanguage = (code: unknown): WholeLanguage =>
  wholeLanguages.find((language) => language === code) ?? REFERENCE;

/** Returns the locale for dates in a language; the Swedish one for any other value. */
export const localeOf = (code: string): string => languages[languageOf(code) ?? REFERENCE].locale;

/** Whether the lines of a language begin on the right. */
export const isRightToLeft = (language: Language): boolean => languages[language].direction === 'rtl';

/** Sets a page's language and direction: for speech output and for the side on which lines start. */
export function markLanguage(page: { lang: string; dir: string }, language: Language): void {
  page.lang = language;
  page.dir = languages[language].direction;
}

type Counted<Ids> = Ids extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : never;
type Uncounted<Ids> = Ids extends `${string}_${Intl.LDMLPluralRule}` ? never : Ids;

/** The plural forms of the whole languages. What an added one lacks, its test says. */
interface PluralForms {
  sv: 'one' | 'other';
  en: 'one' | 'other';
}

/** The type of a language's text file: the ids of the reference, and for a plural text each form of the language. */
export type Texts<Reference, Code extends WholeLanguage> = {
  readonly [Id in Uncounted<keyof Reference> | `${Counted<keyof Reference>}_${PluralForms[Code]}`]: string;
};
