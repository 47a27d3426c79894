import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { directions } from './directions.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const options = [
  {
    floors: { 'apps/server': [['database', 'security'], ['records'], ['features']] },
    free: ['database/migrations'],
  },
];
const valid = (name: string, file: string, code: string) => ({
  name,
  filename: `/lykta/apps/server/src/${file}`,
  code,
  options,
});
const invalid = (name: string, file: string, code: string, messageId: string) => ({
  ...valid(name, file, code),
  errors: [{ messageId }],
});

tester.run('directions', directions, {
  valid: [
    valid('a feature looks down', 'features/moods/a.ts', "import { b } from '../../records/b.ts';"),
    valid('a feature looks into itself', 'features/moods/deep/a.ts', "import { b } from '../b.ts';"),
    valid('folders of one floor', 'database/a.ts', "import { b } from '../security/b.ts';"),
    valid('a file beside the folders', 'app.ts', "import { b } from './features/moods/b.ts';"),
    valid('a list of features', 'features/all.ts', "import { b } from './moods/b.ts';"),
    valid('a folder without a floor', 'testing/a.ts', "import { b } from '../features/moods/b.ts';"),
    valid('a free folder', 'database/migrations/1.ts', "import { b } from '../../records/b.ts';"),
    valid('a test looks up', 'records/a.test.ts', "import { b } from '../features/moods/b.ts';"),
    valid('a package', 'records/a.ts', "import { b } from '@lykta/domain';"),
  ],
  invalid: [
    invalid('a feature', 'features/moods/a.ts', "import { b } from '../answers/b.ts';", 'sideways'),
    invalid(
      'a feature from a deep folder',
      'features/moods/deep/a.ts',
      "export * from '../../answers/b.ts';",
      'sideways',
    ),
    invalid('a feature, late', 'features/moods/a.ts', "await import('../answers/b.ts');", 'sideways'),
    invalid(
      'a feature, its types',
      'features/moods/a.ts',
      "import type { B } from '../answers/b.ts';",
      'sideways',
    ),
    invalid(
      'a feature, in a test',
      'features/moods/a.test.ts',
      "import { b } from '../answers/b.ts';",
      'sideways',
    ),
    invalid('a feature from below', 'records/a.ts', "import { b } from '../features/moods/b.ts';", 'up'),
    invalid('a table from below', 'security/a.ts', "export { b } from '../records/b.ts';", 'up'),
  ],
});
