import { readFileSync } from 'node:fs';
import { questionTypeNames } from '@lykta/domain';
import { expect, it } from 'vitest';
import { descriptions } from './descriptions.ts';
import { formSchema, SCHEMA_FILE } from './schema.ts';

it('docs/form.schema.json is what the schema of the product gives (npm run forms:schema)', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(formSchema());
});

it('describes every field, and no field that there is not', () => {
  const named = new Set(fieldsOf(JSON.parse(formSchema())));
  expect([...named].sort()).toEqual(Object.keys(descriptions).sort());
});

it('docs/authoring-forms.md says of every type of question which answers it has', () => {
  const page = readFileSync(`${import.meta.dirname}/../../docs/authoring-forms.md`, 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  const told = (type: string) => rows.some((row) => row.includes(`\`${type}\``));
  expect(questionTypeNames.filter((type) => !told(type))).toEqual([]);
});

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...fieldsOf(value),
  ]);
}
