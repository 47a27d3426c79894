import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as library from './index.ts';

const stories = globSync('**/*.stories.tsx', { cwd: import.meta.dirname })
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n');

/** Components begin with a capital; icons are shown all together on one page. */
const components = Object.keys(library).filter(
  (name) => /^[A-Z]/.test(name) && !/(?:Icon|Error)$/.test(name),
);

test('the list of components is not empty', () => {
  expect(components.length).toBeGreaterThan(60);
});

test.each(components)('%s has a story', (name) => {
  expect(stories).toMatch(new RegExp(`<${name}[\\s/>]|component: ${name}\\b`));
});
