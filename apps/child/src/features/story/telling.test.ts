import { Mention, StorySections } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { answerWords, gather, lineOf, sectionsIn, tellingsOf } from './telling.ts';

const mention = (qid: string, answer: string, day: number, data?: string[]) =>
  Mention.parse({
    form: { id: 'school', version: 1 },
    qid,
    question: { text: { sv: `Fråga ${qid}`, en: `Question ${qid}` } },
    answer: { id: answer, text: { sv: `svar ${answer}`, en: `answer ${answer}` }, data },
    timestamp: `2026-11-0${day}T10:00:00Z`,
  });

const known = (id: string) => ({ label: { mum: 'mamma', dog: 'hund' }[id] ?? 'någon' });

describe('tellings', () => {
  it('gather the options of one question, newest question first', () => {
    const tellings = gather([mention('old', 'a', 1), mention('new', 'b', 3), mention('new', 'c', 3)]);
    expect(tellings.map(({ qid, answers }) => [qid, answers.map(({ id }) => id)])).toEqual([
      ['new', ['b', 'c']],
      ['old', ['a']],
    ]);
  });

  it('tell nothing twice when a view gathers sections that share a mention', () => {
    const same = mention('q', 'a', 1);
    const told = StorySections.parse({ MYSELF: { mentioned: [same] }, KASAMSTEGEN: { mentioned: [same] } });
    expect(tellingsOf(told, sectionsIn('myself'))).toHaveLength(1);
  });

  it('keep apart what was said at different times', () => {
    expect(gather([mention('q', 'a', 1), mention('q', 'a', 2)])).toHaveLength(2);
  });

  it('are nothing where nothing was told', () => {
    expect(tellingsOf(undefined, sectionsIn('good'))).toEqual([]);
  });
});

describe('the words of a telling', () => {
  it('are the options’ texts in the language of the screen', () => {
    const [telling] = gather([mention('q', 'a', 1), mention('q', 'b', 1)]);
    expect(answerWords(telling!, 'sv', known)).toBe('svar a, svar b');
    expect(answerWords(telling!, 'en', known)).toBe('answer a, answer b');
  });

  it('are the persons that an answer names, also one who was deleted', () => {
    const [telling] = gather([mention('q', 'these', 1, ['mum', 'gone'])]);
    expect(answerWords(telling!, 'sv', known)).toBe('mamma, någon');
  });

  it('make one line with the question', () => {
    expect(lineOf('På rasten', 'Ja')).toBe('På rasten: Ja');
    expect(lineOf('Är du trygg?', 'Ja')).toBe('Är du trygg? Ja');
  });
});

it('gathers by meaning and by area', () => {
  expect(sectionsIn('good')).toEqual(['RESOURCE', 'WISH']);
  expect(sectionsIn('important')).toEqual(['HELP', 'WORRIES', 'PROBLEM']);
  expect(sectionsIn('base')).toEqual(['BASE']);
  expect(sectionsIn('persons')).toEqual([]);
});
