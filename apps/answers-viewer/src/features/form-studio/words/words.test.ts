import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { sv } from './sv.ts';

const swedish: Record<string, string> = sv;
const english: Record<string, string> = en;
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const folder = `${import.meta.dirname}/..`;
const source = globSync('**/*.{ts,tsx}', { cwd: folder })
  .filter((file) => !file.startsWith('words/') && !/\.(test|stories)\./.test(file))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n');

test('every word has its places in both languages', () => {
  for (const [id, text] of Object.entries(swedish)) {
    expect(text.trim(), id).not.toBe('');
    expect(placeholders(english[id] ?? ''), id).toEqual(placeholders(text));
  }
  expect(Object.keys(english).sort()).toEqual(Object.keys(swedish).sort());
});

test('every word is used', () => {
  const shapes = [...source.matchAll(/`([a-z-]+\.[\w.-]*)\$\{[\w.]+\}/g)].map(([, start]) => start!);
  const unused = Object.keys(swedish)
    .map((id) => id.replace(/_(one|other)$/, ''))
    .filter((id) => !source.includes(`'${id}'`) && !shapes.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});

test('no sentence is longer than twelve words', () => {
  const long = Object.values({ ...swedish, ...english }).filter((text) =>
    text.split(/[.!?:]\s/).some((sentence) => sentence.split(/\s+/).length > 12),
  );
  expect(long).toEqual([]);
});
