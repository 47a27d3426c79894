import { present } from '@lykta/domain';
import { globSync, readFileSync } from 'node:fs';
import { failureTextIds } from '@lykta/api';
import { botCheckTextIds } from '@lykta/ui';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { sv } from './sv.ts';

const swedish: Record<string, string> = sv;
const english: Record<string, string> = en;
const baseOf = (id: string) => id.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

function sources(): string {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: `${import.meta.dirname}/../..` });
  return files
    .filter((file) => !file.includes('/locales/') && !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8'))
    .join('\n');
}

describe('the texts', () => {
  test('exist in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(swedish).sort());
  });

  test('are never blank', () => {
    const blank = [...Object.entries(swedish), ...Object.entries(english)].filter(
      ([, text]) => text.trim() === '',
    );
    expect(blank).toEqual([]);
  });

  test.each(Object.keys(swedish))('%s has the same placeholders in both languages', (id) => {
    expect(placeholders(english[id] ?? '')).toEqual(placeholders(swedish[id] ?? ''));
  });

  test('are all used', () => {
    const source = sources();
    const called = new Set<string>([...failureTextIds, ...botCheckTextIds]);
    // A template such as `members.role.${role}` calls every id of its shape.
    const shapes = [...source.matchAll(/`([a-z-]+\.[\w.-]*)\$\{[\w.]+\}`/g)].map(([, start]) =>
      present(start, 'start'),
    );
    const isCalled = (id: string) =>
      called.has(id) || source.includes(`'${id}'`) || shapes.some((start) => id.startsWith(start));
    const unused = Object.keys(swedish).filter((id) => !isCalled(baseOf(id)));
    expect(unused).toEqual([]);
  });

  test('tell every failure of the API', () => {
    const told = new Set(Object.keys(swedish).map(baseOf));
    expect(failureTextIds.filter((id) => !told.has(id))).toEqual([]);
  });

  test('are short enough to read at a glance', () => {
    const sentences = (text: string) => text.split(/[.!?:]\s/);
    const long = Object.entries(swedish).filter(([, text]) =>
      sentences(text).some((sentence) => sentence.split(/\s+/).length > 16),
    );
    expect(long).toEqual([]);
  });
});
