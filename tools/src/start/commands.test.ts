import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Partial<Record<string, string>> };

/** Pages whose commands somebody tries in a fresh clone. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/native.md',
  'docs/authoring-forms.md',
  'docs/adding-a-language.md',
];

/** The commands of the whole clone, without those of one project (`-w`). */
const commandsIn = (page: string) =>
  [...read(page).matchAll(/npm (?:run )?([a-z]+(?::[a-z]+)*)\b(?! -w)/g)]
    .map(([, name = '']) => name)
    .filter((name) => scripts[name] !== undefined);

test.each([...new Set(pages.flatMap(commandsIn))])('%s works in a clone without packages', (name) => {
  expect(scripts[`pre${name}`]).toMatch(/^node tools\/setup\.mjs( --browser)?$/);
});

test('the pages name the commands that a newcomer needs', () => {
  expect(pages.flatMap(commandsIn)).toEqual(
    expect.arrayContaining(['start', 'test', 'bench', 'storybook', 'forms']),
  );
});
