import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allowPush, nameAddresses } from './page.ts';

const empty = '<meta name="lykta-api" content="" />\n<meta name="lykta-app" content="" />';

function page(html: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'lykta-native-')), 'index.html');
  writeFileSync(file, html);
  return file;
}

it('tells the page where the API is, and the app where one is given', () => {
  const file = page(empty);
  nameAddresses(file, { api: 'https://api.lykta.example/', app: '' });
  expect(readFileSync(file, 'utf8')).toBe(empty.replace('content=""', 'content="https://api.lykta.example"'));
  nameAddresses(file, { api: 'https://api.lykta.example', app: 'https://lykta.kommun.example' });
  expect(readFileSync(file, 'utf8')).toContain('"lykta-app" content="https://lykta.kommun.example"');
});

it.each(['http://api.lykta.example', 'api.lykta.example', ''])('refuses %j', (api) => {
  expect(() => nameAddresses(page(empty), { api, app: '' })).toThrow('https://');
});

it('refuses a page that has no place for it', () => {
  expect(() => nameAddresses(page('<p>'), { api: 'https://a.example', app: '' })).toThrow('lykta-api');
});

it('tells the page of a shell with keys for pushes that it may ask for them', () => {
  const file = page('<head><title>Lykta</title></head>');
  allowPush(file);
  expect(readFileSync(file, 'utf8')).toContain('<meta name="lykta-push" content="on" /></head>');
  expect(() => allowPush(page('<p>'))).toThrow('no head');
});
