import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import * as library from './index.ts';

const here = import.meta.dirname;
const read = (file: string) => readFileSync(`${here}/${file}`, 'utf8');

/** Component names begin with a capital letter. Icons are left out: one page shows them all. */
const components = Object.keys(library).filter(
  (name) => /^[A-Z]/.test(name) && !/(?:Icon|Error)$/.test(name),
);

/** Returns the folder of an exported component, as the barrel file says. */
function folderOf(name: string): string {
  const line = read('index.ts')
    .split('\n')
    .find((text) => text.startsWith('export {') && new RegExp(`\\b${name}\\b`).test(text));
  return dirname(/from '\.\/(.+)'/.exec(line ?? '')?.[1] ?? '');
}

test('the list of components is not empty', () => {
  expect(components.length).toBeGreaterThan(60);
});

test.each(components)('%s has a story in its own folder', (name) => {
  const stories = globSync(`${folderOf(name)}/*.stories.tsx`, { cwd: here })
    .map(read)
    .join('\n');
  expect(stories).toMatch(new RegExp(`<${name}[\\s/>]|component: ${name}\\b`));
});

const folders = [...new Set(components.map(folderOf))];
const sources = (folder: string) =>
  globSync(`${folder}/*.tsx`, { cwd: here }).filter((file) => !/\.(?:stories|test)\.tsx$/.test(file));

/** Source of an interactive component: a callback, or state of its own. */
const BEHAVES = /\bon[A-Z]\w*(?:=\{|\??:|\()|\buse(?:State|Effect|Reducer)\b/;
const behaving = folders.filter((folder) => sources(folder).some((file) => BEHAVES.test(read(file))));

test('most folders behave', () => {
  expect(behaving.length).toBeGreaterThan(30);
});

test.each(behaving)('what %s does is tried: by a story that plays, or by a test', (folder) => {
  const plays = globSync(`${folder}/*.stories.tsx`, { cwd: here }).some((file) =>
    read(file).includes('play:'),
  );
  const tested = globSync(`${folder}/*.test.{ts,tsx}`, { cwd: here }).length > 0;
  expect(plays || tested).toBe(true);
});

/** Parts shared by the whole library may lie beside the folders, components may not. */
test.each(folders)('%s is a folder of its own inside its kind', (folder) => {
  expect(folder.split('/')).toHaveLength(2);
  expect(existsSync(`${here}/${folder}`)).toBe(true);
});
