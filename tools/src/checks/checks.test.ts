import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findTypedAddresses } from './api-paths.ts';
import { findManyCasts } from './casts.ts';
import { findCycles } from './cycles.ts';
import { findLockGaps } from './lock.ts';
import { findUndocumentedProps } from './prop-tables.ts';

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

test('counts casts and assertions of product code and of tests apart, and lets `as const` pass', () => {
  const plain = Array.from({ length: 1000 }, (_, n) => `export const a${n} = ${n};`).join('\n');
  const root = folderWith({
    'apps/child/src/a.ts': `${plain}\nconst b = c as D;\nconst e = ['f'] as const;\n`,
    'apps/child/src/a.test.ts': `${plain}\nconst b = c!;\nconst d = e!.f!;\n`,
    'libs/ui/src/testing/g.ts': 'const h = i!.j;',
  });
  expect(findManyCasts(root)).toEqual([
    expect.stringMatching(/^3\.99 assertions \(!\) per thousand lines of tests, at most 1\.3/),
  ]);
});

test('names props without a sentence, of exported components alone', () => {
  const root = folderWith({
    'libs/ui/src/index.ts': "export { Card, Row } from './surface/card/card.tsx';",
    'libs/ui/src/surface/card/card.tsx': [
      'interface CardProps { title: string; /** Its words. */ children: string }',
      'type Wide = { wide: boolean };',
      'export function Card({ title, children, wide }: CardProps & Wide) { return title + children + wide; }',
      '/** @param props.tone its colour */',
      'export function Row({ tone, size }: { tone: string; size: number }) { return tone + size; }',
      'export function Inner({ a }: { a: string }) { return a; }',
    ].join('\n'),
  });
  expect(findUndocumentedProps(root).map((problem) => problem.split(' say what ')[1])).toEqual([
    "Card's title is; the book's table shows it.",
    "Card's wide is; the book's table shows it.",
    "Row's size is; the book's table shows it.",
  ]);
});
