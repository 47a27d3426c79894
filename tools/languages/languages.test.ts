import { addedLanguages, isRightToLeft } from '@lykta/domain';
import { textsIn } from '@lykta/languages';
import { readFiles } from '@lykta/languages/files';
import { describe, expect, test } from 'vitest';
import { missingIn } from './missing.ts';
import { neededTexts } from './needed.ts';

/** `{{name}}` of the app; `{name}`, `%name%` and `#` of content. A plural form may write its number as a word. */
const places = (text: string) => [...text.matchAll(/\{\{?\w+\}?\}|%\w+%|#/g)].map(([place]) => place).sort();
const withoutCount = (found: string[]) => found.filter((place) => place !== '{{count}}');

describe.each(addedLanguages)('%s', (language) => {
  const files = readFiles(language);
  const content = { ...textsIn('forms', files), ...textsIn('words', files) };

  test('lacks no text, and has none that the product no longer says', async () => {
    expect(await missingIn(language)).toEqual({ missing: [], old: [] });
  });

  test('has the places of the Swedish texts', async () => {
    const needed = await neededTexts(language);
    for (const [id, text] of Object.entries(textsIn('app', files)))
      expect(withoutCount(places(text)), id).toEqual(withoutCount(places(needed[id] ?? '')));
    for (const [key, text] of Object.entries(content))
      expect(places(text), key).toEqual(places(key.split(' | ')[0] ?? ''));
  });

  test('translates a text that stands in two files in the same way', () => {
    const seen = new Map<string, string>();
    for (const [file, { texts }] of Object.entries(files).filter(([path]) => /forms|words/.test(path)))
      for (const [key, text] of Object.entries(texts)) {
        expect(seen.get(key) ?? text, `${file}: ${key}`).toBe(text);
        seen.set(key, text);
      }
  });

  test('is in its own letters', () => {
    if (!isRightToLeft(language)) return;
    const foreign = Object.entries(content).filter(([, text]) => !/\p{Script=Arabic}/u.test(text));
    expect(foreign).toEqual([]);
  });
});
