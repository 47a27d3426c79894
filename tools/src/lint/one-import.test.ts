import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { oneImport } from './one-import.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const mends = (name: string, code: string, output: string, messageId = 'again') => ({
  name,
  code,
  output,
  errors: [{ messageId }],
});

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('one-import', oneImport, {
  valid: [
    "import { a, type B } from 'm';",
    "import type { A } from 'm';\nimport { b } from 'n';",
    "import 'm.css';\nimport { a } from 'm.css';",
    "import * as all from 'm';\nimport { a } from 'm';",
    "import type Whole from 'm';\nimport type { A } from 'm';",
  ],
  invalid: [
    mends('only types', "import { type A, type B } from 'm';", "import type { A, B } from 'm';", 'types'),
    mends(
      'values and types of one module',
      "import { a, b as c } from 'm';\nimport { d } from 'n';\nimport type { E } from 'm';\nd(a, c);",
      "import { a, b as c, type E } from 'm';\nimport { d } from 'n';\nd(a, c);",
    ),
    mends(
      'types twice',
      "import type { A } from 'm';\nimport type { B } from 'm';\n",
      "import type { A, B } from 'm';\n",
    ),
    mends(
      'types before values',
      "import type { A } from 'm';\nimport { b } from 'm';\n",
      "import { type A, b } from 'm';\n",
    ),
    mends('a whole and names', "import a from 'm';\nimport { b } from 'm';\n", "import a, { b } from 'm';\n"),
  ],
});
