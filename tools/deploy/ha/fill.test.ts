import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { filled } from './fill.ts';

const files = path.join(import.meta.dirname, 'files');
const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const names = readdirSync(files);
const places = names.flatMap((name) => [
  ...readFileSync(path.join(files, name), 'utf8').matchAll(/@([A-Z][A-Z_\d]*)@/g),
]);
const values = Object.fromEntries(places.map(([, name]) => [name!, `<${name!.toLowerCase()}>`]));

test('every place of every file is filled in, and one without a value is named', () => {
  for (const name of names) expect(filled(name, values)).not.toMatch(/@[A-Z]/);
  expect(() => filled('roles.sql', {})).toThrow('roles.sql: nothing is given for @OWNER_PASSWORD@');
});

test('a commit waits for a second machine, always', () => {
  const { bootstrap } = parse(filled('patroni.yml', values)) as { bootstrap: { dcs: object } };
  expect(bootstrap.dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
});

test('the page of operations names every file, and every value that is to be filled in', () => {
  for (const name of names) expect(page, name).toContain(name);
  for (const name of Object.keys(values)) expect(page, name).toContain(`\`${name}\``);
});

test('the page of operations names every port that the files open', () => {
  const text = names.map((name) => filled(name, values)).join('\n');
  const opened = [...text.matchAll(/(?:listen|bind|LISTEN\w*URLS|LYKTA_PORT)\W.*?:?(\d{4,5})\b/g)];
  expect(opened.length).toBeGreaterThan(4);
  for (const [, port] of opened) expect(page).toContain(port!);
});
