export { addWords, calmWords, hasUnread, openLanguage, textsIn, translatorOf } from './open-language.ts';
