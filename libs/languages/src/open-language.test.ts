import { localText, sentenceOf, shownLanguage, type AddedLanguage, type Named } from '@lykta/domain';
import { expect, test } from 'vitest';
import { calmWords, hasUnread, openLanguage, type Files } from './open-language.ts';

const AR = 'ar' satisfies AddedLanguage;
const files: Files = {
  './app/home.json': { read: '2027-01-12', texts: { 'home.from': 'من {{unit}}' } },
  './calm/words.json': { read: '2027-01-12', texts: { 'home.from': 'منهم' } },
  './forms/school.json': {
    read: '2027-01-12',
    texts: { Ja: 'نعم', 'Jag gillar {persons}.': 'أحب {persons}.' },
  },
  './words/people.json': {
    read: null,
    texts: { mamma: 'ماما', 'mamma | my mum': 'أمي', pappa: 'بابا', 'pappa | my dad': 'أبي' },
  },
};

test('a text is found by its Swedish words, in whatever form it stands', () => {
  openLanguage(AR, files);
  expect(localText({ sv: 'Ja', en: 'Yes' }, AR)).toBe('نعم');
  expect(localText({ sv: 'Ja' }, 'sv')).toBe('Ja');
});

test('a text that contains a translation keeps it', () => {
  openLanguage(AR, files);
  expect(localText({ sv: 'Ja', ar: 'أجل' }, AR)).toBe('أجل');
});

test('a text that is missing is Swedish, and says so', () => {
  openLanguage(AR, files);
  const text = { sv: 'Kanske', en: 'Maybe' };
  expect([localText(text, AR), shownLanguage(text, AR)]).toEqual(['Kanske', 'sv']);
  expect(shownLanguage({ sv: 'Ja' }, AR)).toBe(AR);
});

test('where Swedish has one word for two things, the English one tells them apart', () => {
  openLanguage(AR, files);
  expect(localText({ sv: 'mamma', en: 'mum' }, AR)).toBe('ماما');
  expect(localText({ sv: 'mamma', en: 'my mum' }, AR)).toBe('أمي');
});

test('a sentence names persons in its own language, and is left out where it is not translated', () => {
  openLanguage(AR, files);
  const named: Named = { person: () => 'MOTHER', home: () => ({ type: 'UNKNOWN' }) };
  const told = (sv: string) => sentenceOf({ sentence: { sv }, data: ['mum'] }, named);
  expect(told('Jag gillar {persons}.')?.ar).toBe('أحب أمي.');
  expect(told('Jag saknar {persons}.')?.ar).toBeUndefined();
});

test('a name keeps its own direction among words from right to left', () => {
  expect(openLanguage(AR, files)['home.from']).toBe('من \u2068{{unit}}\u2069');
});

test('the calm look has words of its own, which the app does not mix with the usual ones', () => {
  expect(openLanguage(AR, files)['home.from']).toContain('{{unit}}');
  expect(calmWords(AR)).toEqual({ 'home.from': 'منهم' });
  expect(calmWords('sv')).toBeUndefined();
});

test('a language is unread until every file has been read', () => {
  openLanguage(AR, files);
  expect(hasUnread(AR)).toBe(true);
  expect(hasUnread('sv')).toBe(false);
});
