import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  addTranslator,
  askedNotice,
  emotions,
  Form,
  homeLabel,
  houseTypeInfo,
  houseTypes,
  invitationNotice,
  localeOf,
  LocalText,
  moods,
  otherWords,
  personTypeInfo,
  personTypes,
  pictures,
  questionPictures,
  reminderMessages,
  sentenceOf,
  type AddedLanguage,
} from '@lykta/domain';
import { hoursText, supportDirectory } from '@lykta/domain/support';
import { words as avatarWords } from '@lykta/avatar/words';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '../..');
const Texts = z.record(z.string(), z.string());

/** Collects every content text in a table of the product. */
function textsWithin(table: unknown): LocalText[] {
  if (typeof table !== 'object' || table === null) return [];
  const text = LocalText.safeParse(table);
  return text.success ? [text.data] : Object.values(table).flatMap(textsWithin);
}

/** The texts that the product asks for while it says persons, homes and hours: they stand in no exported table. */
function spokenTexts(language: AddedLanguage): LocalText[] {
  const asked: LocalText[] = [];
  addTranslator(language, (text) => {
    asked.push(text);
    return text.sv;
  });
  const data = ['one', 'two'];
  for (const type of personTypes) {
    const named = { person: () => type, home: () => ({ type: 'UNKNOWN' as const }) };
    for (const count of [1, 2])
      sentenceOf({ sentence: { sv: '{persons}' }, data: data.slice(0, count) }, named);
  }
  for (const type of houseTypes) {
    const named = { person: () => 'UNKNOWN' as const, home: () => ({ type }) };
    for (const count of [1, 2]) sentenceOf({ sentence: { sv: '{home}' }, data: data.slice(0, count) }, named);
    homeLabel({ type, living: ['UNKNOWN'] }, language);
  }
  hoursText('always', language);
  for (const day of [1, 2, 3, 4, 5, 6, 7] as const)
    hoursText([{ days: [day], open: '10:00', close: '12:00' }], language);
  hoursText([{ days: [1, 2, 3, 4, 5, 6, 7], open: '10:00', close: '12:00' }], language);
  return asked.filter(({ sv }) => !sv.includes('{'));
}

/** The forms that come with the product. */
function ownForms(): Form[] {
  const folder = path.join(root, 'apps/server/content/forms');
  return readdirSync(folder).map((name) =>
    Form.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  );
}

/** Every content text that a child may read. */
export const neededContent = (language: AddedLanguage): LocalText[] => [
  ...textsWithin(ownForms()),
  ...textsWithin([moods, emotions, personTypeInfo, otherWords, houseTypeInfo, pictures, questionPictures]),
  ...textsWithin([reminderMessages, askedNotice, invitationNotice, supportDirectory]),
  ...avatarWords,
  ...spokenTexts(language),
];

/** The texts that a file exports under this name. */
async function readTexts(file: string, name = 'sv'): Promise<Record<string, string>> {
  const module: object = await import(pathToFileURL(path.join(root, file)).href);
  return Texts.parse(new Map<string, unknown>(Object.entries(module)).get(name));
}

/** The app's ids with their Swedish texts. A counted text has an id for each plural form of the language. */
export async function neededTexts(language: AddedLanguage): Promise<Record<string, string>> {
  const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions();
  const sv = await readTexts('apps/child/src/locales/sv.ts');
  return Object.fromEntries(
    Object.entries(sv).flatMap(([id, text]) => {
      const counted = /^(.+)_(one|other)$/.exec(id)?.[1];
      return counted ? pluralCategories.map((form) => [`${counted}_${form}`, text]) : [[id, text]];
    }),
  );
}

/** The ids that the calm look says in its own words. */
export const neededCalm = async (): Promise<string[]> =>
  Object.keys(await readTexts('apps/child/src/locales/sv/older.ts', 'older'));

/** The kinds of message that children get. */
const childKinds = ['reset', 'login-changed', 'address-code', 'invitation'];

/** The messages to children, by id. */
export async function neededMessages(): Promise<Record<string, string>> {
  const sv = await readTexts('apps/server/src/messages/locales/sv.ts');
  return Object.fromEntries(Object.entries(sv).filter(([id]) => childKinds.includes(id.split('.')[0] ?? '')));
}
