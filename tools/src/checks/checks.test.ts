import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findTypedAddresses } from './api-paths.ts';
import { findCycles } from './cycles.ts';
import { findFeatureCrossings } from './features.ts';
import { findUnlayeredStyles } from './layers.ts';
import { findLockGaps } from './lock.ts';

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'lykta-checks-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

test('names an optional dependency that the lockfile lacks, and no other', () => {
  const packages = {
    'node_modules/a': { version: '1', optionalDependencies: { b: '1', c: '1', d: '1' } },
    'node_modules/b': { version: '1' },
    'node_modules/d': { optional: true },
  };
  const root = folderWith({ 'package-lock.json': JSON.stringify({ packages }) });
  expect(findLockGaps(root)).toEqual([
    "package-lock.json: node_modules/a wants c, which isn't locked; pin its parent.",
    "package-lock.json: node_modules/a wants d, which isn't locked; pin its parent.",
  ]);
});

test('names an import from one feature into another', () => {
  const root = folderWith({
    'apps/child/src/features/home/a.ts': "import { b } from '../mood/b.ts';\nimport { c } from './c.ts';",
    'apps/child/src/features/home/deep/d.ts': "import { c } from '../c.ts';",
    'apps/child/src/features/mood/b.ts': "import('../home/a.ts');",
  });
  expect(findFeatureCrossings(root).map((problem) => problem.split(':')[0])).toEqual([
    'apps/child/src/features/home/a.ts imports apps/child/src/features/mood/b.ts',
    'apps/child/src/features/mood/b.ts imports apps/child/src/features/home/a.ts',
  ]);
});

test('finds a cycle at run time, and lets type imports and lazy imports pass', async () => {
  const root = folderWith({
    'a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
    'b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
    'c.ts': "import type { D } from './d.ts';\nexport type C = D; export const c = 1;",
    'd.ts':
      "import { c } from './c.ts';\nexport type D = typeof c; export const load = () => import('./e.ts');",
    'e.ts': "import { load } from './d.ts';\nexport const e = load;",
  });
  const cycles = await findCycles(root, ['*.ts']);
  expect(cycles).toHaveLength(1);
  expect(cycles[0]).toContain('a.ts');
  expect(cycles[0]).toContain('b.ts');
});

test('names a style outside the layers, also in a media query, and lets fonts and values pass', () => {
  const root = folderWith({
    'apps/child/src/a.module.css': '@layer screens {\n  .a {\n    color: red;\n  }\n}\n',
    'apps/child/src/b.module.css':
      '/* .x {} */\n@layer screens {\n  .a { color: red; }\n}\n.b,\n.c { color: red; }',
    'libs/ui/src/c.css': '@media print { .d { color: red; } }',
    'libs/ui/src/d.css': '@layer reset, screens;\n@font-face { src: url(a); }\n:root { --a: red; }',
  });
  expect(findUnlayeredStyles(root)).toEqual([
    'apps/child/src/b.module.css: put “.b, .c” in @layer screens or components.',
    'libs/ui/src/c.css: put “@media print” in @layer screens or components.',
  ]);
});

test('names an address of the API that is typed by hand, and lets names and pages pass', () => {
  const root = folderWith({
    'apps/child/src/a.stories.tsx': "mocked('GET /clients', no); http.put('*/clients/moods', no);",
    'apps/answers-viewer/src/b.test.tsx': 'get(`/staff/members/${id}`); replies("shares/one");',
    'apps/child/src/c.tsx': "mocked(READ_MOODS, yes); go('/share'); t('clients'); import('./staff.ts');",
    'libs/domain/src/calls/names/moods.ts': "export const READ_MOODS = 'GET /clients/moods';",
  });
  expect(findTypedAddresses(root).map((problem) => problem.split(' is typed')[0])).toEqual([
    'apps/answers-viewer/src/b.test.tsx: /staff/members/${id}',
    'apps/answers-viewer/src/b.test.tsx: shares/one',
    'apps/child/src/a.stories.tsx: GET /clients',
    'apps/child/src/a.stories.tsx: */clients/moods',
  ]);
});
