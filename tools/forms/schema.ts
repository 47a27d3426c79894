import { Form, own } from '@lykta/domain';
import { z } from 'zod';
import { descriptions } from './descriptions.ts';

/** Where the schema is published for form authors' editors. */
export const SCHEMA_FILE = `${import.meta.dirname}/../../docs/form.schema.json`;

/** Writes a form's JSON Schema from the product's own schema, with a description for each field. */
export function formSchema(): string {
  const schema = z.toJSONSchema(Form, { io: 'input', reused: 'ref' });
  return `${JSON.stringify({ title: 'A form of Lykta', ...(described(schema) as object) }, null, 2)}\n`;
}

/** Adds a description to each field of each object of a schema. */
function described(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(described);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === 'properties' ? describedFields(value) : described(value),
  ]);
  return Object.fromEntries(entries);
}

function describedFields(fields: object): object {
  const entries = Object.entries(fields).map(([name, field]) => {
    const description = own(descriptions, name);
    return [name, { ...(described(field) as object), ...(description && { description }) }];
  });
  return Object.fromEntries(entries);
}
