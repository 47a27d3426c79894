import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AddedLanguage } from '@lykta/domain';
import type { Files } from './open-language.ts';
import { TranslationFile } from './translation-file.ts';

/** Reads the folder of a language, where there is no build that does it. @throws naming a file that is no translation */
export function readFiles(language: AddedLanguage): Files {
  const folder = path.join(import.meta.dirname, language);
  const names = globSync('*/*.json', { cwd: folder }).sort();
  return Object.fromEntries(
    names.map((name) => {
      const file = TranslationFile.safeParse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
      if (!file.success) throw new Error(`${language}/${name}: ${file.error.message}`);
      return [`./${name}`, file.data];
    }),
  );
}
