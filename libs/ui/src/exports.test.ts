import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import * as library from './index.ts';

const here = import.meta.dirname;
const read = (file: string) => readFileSync(`${here}/${file}`, 'utf8');

/** Components begin with a capital; icons are shown all together on one page. */
const components = Object.keys(library).filter(
  (name) => /^[A-Z]/.test(name) && !/(?:Icon|Error)$/.test(name),
);

/** The folder that an exported component lives in, as the barrel says. */
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

/** What is pressed, typed or waited for: a callback, or a state of its own. */
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

/** Parts that the whole library shares stand beside the folders; no component does. */
test.each(folders)('%s is a folder of its own inside its kind', (folder) => {
  expect(folder.split('/')).toHaveLength(2);
  expect(existsSync(`${here}/${folder}`)).toBe(true);
});
