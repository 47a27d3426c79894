import { addedLanguages, tableOf } from '@lykta/domain';
import { addWords, textsIn } from '@lykta/languages';
import { readFiles } from '@lykta/languages/files';

/** The messages of each added language, by id. From now on `localText` finds the language's words too. */
export const addedMessages = tableOf(addedLanguages, (language) => {
  const files = readFiles(language);
  addWords(language, files);
  return textsIn('messages', files);
});
