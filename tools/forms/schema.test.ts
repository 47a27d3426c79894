import { readFileSync } from 'node:fs';
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

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...fieldsOf(value),
  ]);
}
