import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { fileNames } from './file-names.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const valid = (filename: string) => ({ filename, code: '' });
const invalid = (filename: string, better: string) => ({
  ...valid(filename),
  errors: [{ message: `Call it "${better}": small letters, words joined by hyphens.` }],
});

new RuleTester().run('file-names', fileNames, {
  valid: [valid('/src/use-figure.ts'), valid('/src/mood-screen.stories.tsx'), valid('/src/0010-who.ts')],
  invalid: [
    invalid('/src/Avatar.tsx', 'avatar.tsx'),
    invalid('/src/useFigure.ts', 'use-figure.ts'),
    invalid('/src/my_page.test.ts', 'my-page.test.ts'),
  ],
});
