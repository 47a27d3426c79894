import type { AddedLanguage } from '@lykta/domain';
import { textsIn, translatorOf } from '@lykta/languages';
import { readFiles } from '@lykta/languages/files';
import { neededCalm, neededContent, neededMessages, neededTexts } from './needed.ts';

interface Missing {
  /** Ids of the app and of messages, and Swedish texts of content, that have no translation. */
  missing: string[];
  /** Keys in the folder that nothing needs any more: the text was changed or removed. */
  old: string[];
}

const lacking = (needed: readonly string[], given: object) =>
  needed.filter((id) => !Object.hasOwn(given, id));

/** The calm look says some of the app's ids in other words. */
const ofCalmLook = (id: string) => `${id} (calm look)`;

/** Compares a language's folder with what the product says to children. */
export async function missingIn(language: AddedLanguage): Promise<Missing> {
  const files = readFiles(language);
  const app = textsIn('app', files);
  const messages = textsIn('messages', files);
  const calm = textsIn('calm', files);
  const content = { ...textsIn('forms', files), ...textsIn('words', files) };
  const needed = neededContent(language);
  const translate = translatorOf(files);
  const keys = new Set(needed.flatMap(({ sv, en }) => [sv, `${sv} | ${en}`]));
  const ids = Object.keys(await neededTexts(language));
  const messageIds = Object.keys(await neededMessages());
  const calmIds = await neededCalm();
  const untranslated = needed.filter((text) => translate(text) === undefined).map(({ sv }) => sv);
  return {
    missing: [
      ...lacking(ids, app),
      ...lacking(messageIds, messages),
      ...lacking(calmIds, calm).map(ofCalmLook),
      ...new Set(untranslated),
    ],
    old: [
      ...Object.keys(app).filter((id) => !ids.includes(id)),
      ...Object.keys(messages).filter((id) => !messageIds.includes(id)),
      ...Object.keys(calm)
        .filter((id) => !calmIds.includes(id))
        .map(ofCalmLook),
      ...Object.keys(content).filter((key) => !keys.has(key)),
    ],
  };
}
