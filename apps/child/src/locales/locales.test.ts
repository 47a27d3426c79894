import { failureTextIds } from '@lykta/api';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { sv } from './sv.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../locales/**', '!../**/*.{test,stories}.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const code = Object.values(sources).join('\n');

/** `t('a.b')` names an id; a template such as `a.${x}` names every id of its shape. */
const named = new Set([...code.matchAll(/'([a-z-]+\.[\w.-]+)'/g)].map(([, id]) => id));
const shapes = [...code.matchAll(/`([a-z-]+\.[^`\s]*\$\{[^`]*)`/g)].map(
  ([, template]) =>
    new RegExp(
      `^${template!
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('.+')}$`,
    ),
);

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const plain = (id: string) => id.replace(/_(one|other)$/, '');

describe('the locale files', () => {
  it('have the same ids in every language', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(sv).sort());
  });

  it('have the same placeholders in every language', () => {
    for (const [id, text] of Object.entries(sv))
      expect(placeholders(en[id as keyof typeof sv]), id).toEqual(placeholders(text));
  });

  it('have no empty text', () => {
    for (const text of [...Object.values(sv), ...Object.values(en)]) expect(text.trim()).not.toBe('');
  });

  it('have no text that nothing shows', () => {
    const used = (id: string) =>
      named.has(id) || shapes.some((shape) => shape.test(id)) || failureTextIds.some((known) => known === id);
    expect(Object.keys(sv).filter((id) => !used(plain(id)))).toEqual([]);
  });

  it('have a text for every failure of a call', () => {
    const ids = Object.keys(sv).map(plain);
    for (const id of failureTextIds) expect(ids).toContain(id);
  });

  it('speak in short sentences: at most 15 words', () => {
    const sentences = Object.values(sv).flatMap((text) => text.split(/[.!?:]\s/));
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 15)).toEqual([]);
  });
});
