// npm run languages: says what each added language lacks, what it has too much, and which files nobody has read.
import { addedLanguages, languages } from '@lykta/domain';
import { readFiles } from '@lykta/languages/files';
import { missingIn } from './missing.ts';

let whole = true;
for (const language of addedLanguages) {
  const { missing, old } = await missingIn(language);
  const unread = Object.entries(readFiles(language)).filter(([, { read }]) => read === null);
  console.log(
    `${languages[language].name}: ${missing.length} missing, ${old.length} old, ${unread.length} files unread`,
  );
  for (const text of missing) console.log(`  missing: ${text}`);
  for (const text of old) console.log(`  old: ${text}`);
  whole &&= missing.length + old.length === 0;
}
process.exit(whole ? 0 : 1);
