import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { affectedBy, copyWorkspace, tasksRun } from './copy.ts';

/** Files outside a project that its tests read, and the projects whose tests must run again if one changes. */
const readBy: Record<string, string[]> = {
  'CONTRIBUTING.md': ['@lykta/tools'],
  'docs/authorization.md': ['@lykta/server', '@lykta/tools'],
  'apps/server/content/forms/school.json': ['@lykta/server', '@lykta/tools'],
  'apps/child/public/manifest.webmanifest': ['@lykta/child', '@lykta/tools', 'source'],
  'libs/avatar/assets/avatars/child-01.svg': [
    '@lykta/answers-viewer',
    '@lykta/avatar',
    '@lykta/child',
    '@lykta/server',
    '@lykta/tools',
    'source',
  ],
  '.storybook/toolbar.ts': ['@lykta/tools', 'source'],
};

let copy: string;
beforeAll(() => {
  copy = copyWorkspace();
  expect(tasksRun(copy)).toHaveLength(14);
}, 120_000);
// Thousands of small files: a busy disk takes more than vitest's ten seconds.
afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

test('where nothing changed, every result is replayed', () => {
  expect(tasksRun(copy)).toEqual([]);
});

test.each(Object.entries(readBy))('%s changed: the tests that read it run again', (file, projects) => {
  appendFileSync(path.join(copy, file), '\n');
  expect(tasksRun(copy)).toEqual(projects);
});

test('a change in an app affects its stories and the journeys', () => {
  for (const file of ['apps/child/src/main.tsx', 'apps/answers-viewer/src/main.tsx'])
    expect(affectedBy(copy, file)).toEqual(expect.arrayContaining(['source', '@lykta/e2e']));
});
