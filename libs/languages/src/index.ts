export { addWords, hasUnread, openLanguage, textsIn, translatorOf } from './open-language.ts';
