import { namesOf, present } from '@lykta/domain';
import { failureTextIds } from '@lykta/api';
import { readability } from '@lykta/questionnaire-engine/readability';
import { botCheckTextIds } from '@lykta/ui';
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
      `^${present(template, 'template')
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('.+')}$`,
    ),
);

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
/** Parts of a few sentences that can't do without one long word, and how hard it makes them. */
const hardWords: Record<string, { lix: number; why: string }> = {
  'bot-check': { lix: 21, why: 'five sentences, and the picture shows "siffror och bokstäver"' },
  settings: { lix: 16, why: 'one sentence says who has not read a translation: "modersmål" is its word' },
  notifications: {
    lix: 28,
    why: 'six sentences: "Påminnelser", "inställningar", "webbläsaren" are their names',
  },
};
/** Named by a lib that the app uses, not by the app itself. */
const namedElsewhere: readonly string[] = [...failureTextIds, ...botCheckTextIds];
const plain = (id: string) => id.replace(/_(zero|one|two|few|many|other)$/, '');

describe('the locale files', () => {
  it('have the same ids in every language', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(sv).sort());
  });

  it('have the same placeholders in every language', () => {
    for (const id of namesOf(sv)) expect(placeholders(en[id]), id).toEqual(placeholders(sv[id]));
  });

  it('have no empty text', () => {
    for (const text of [...Object.values(sv), ...Object.values(en)]) expect(text.trim()).not.toBe('');
  });

  it('have no text that nothing shows', () => {
    const used = (id: string) =>
      named.has(id) || shapes.some((shape) => shape.test(id)) || namedElsewhere.includes(id);
    expect(Object.keys(sv).filter((id) => !used(plain(id)))).toEqual([]);
  });

  it('have a text for every failure of a call', () => {
    const ids = Object.keys(sv).map(plain);
    for (const id of failureTextIds) expect(ids).toContain(id);
  });

  it('speak in short sentences: at most 12 words', () => {
    for (const [id, text] of Object.entries(sv))
      expect(readability(text).longestSentence, id).toBeLessThan(13);
  });

  it('are as easy as a book for small children: LIX at most 15', () => {
    // Labels of a word or two have no sentences; LIX says nothing about them.
    const sentences = Object.entries(sv).filter(([, text]) => /[.!?]/.test(text));
    for (const [part, texts] of Map.groupBy(sentences, ([id]) =>
      present(id.split('.')[0], 'id.split(’.’)[0]'),
    )) {
      const { lix } = readability(...texts.map(([, text]) => text.replaceAll(/\{\{\w+\}\}/g, 'x')));
      expect(lix, part).toBeLessThanOrEqual(hardWords[part]?.lix ?? 15);
    }
  });
});
