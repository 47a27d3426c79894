import {
  addTranslator,
  isRightToLeft,
  type AddedLanguage,
  type Language,
  type LocalText,
} from '@lykta/domain';
import type { TranslationFile } from './translation-file.ts';

/** A language's files by their path in its folder: `./app/home.json`. */
export type Files = Readonly<Record<string, TranslationFile>>;
type Texts = Readonly<Record<string, string>>;

const unread = new Set<Language>();

/** Whether nobody with the language as mother tongue has read all of its opened files. */
export const hasUnread = (language: Language): boolean => unread.has(language);

const calm = new Map<Language, Texts>();

/** The calm look's own words in an opened language, by the ids of the app. */
export const calmWords = (language: Language): Texts | undefined => calm.get(language);

/** Returns the texts of one part of the folder. */
export function textsIn(part: string, files: Files): Texts {
  const inPart = Object.entries(files).filter(([path]) => path.startsWith(`./${part}/`));
  return Object.assign({}, ...inPart.map(([, { texts }]) => texts));
}

/** Returns a finder of translations of content. Where Swedish has one word for two things, a key names the English too. */
export function translatorOf(files: Files) {
  const content = new Map(Object.entries({ ...textsIn('forms', files), ...textsIn('words', files) }));
  return ({ sv, en }: LocalText): string | undefined => content.get(`${sv} | ${en}`) ?? content.get(sv);
}

/** Lets `localText` find the translations of forms and of the product's words. */
export function addWords(language: AddedLanguage, files: Files): void {
  addTranslator(language, translatorOf(files));
}

/** Keeps a name or a number in one piece among words that run the other way. */
const isolated = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '\u2068$&\u2069');

/**
 * Opens a language for the child app: its words, those of the calm look, and whether they have been read.
 * @returns the texts of the app
 */
export function openLanguage(language: AddedLanguage, files: Files): Texts {
  addWords(language, files);
  if (Object.values(files).some(({ read }) => read === null)) unread.add(language);
  calm.set(language, textsIn('calm', files));
  const app = textsIn('app', files);
  if (!isRightToLeft(language)) return app;
  return Object.fromEntries(Object.entries(app).map(([id, text]) => [id, isolated(text)]));
}
