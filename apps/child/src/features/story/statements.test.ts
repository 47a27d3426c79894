import { Mention, namedIn, StorySections, present } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { byDay, gather, linesOf, sectionsIn, statementsOf, wordsOf } from './statements.ts';

const mention = (qid: string, answer: string, day: number, data?: string[]) =>
  Mention.parse({
    form: { id: 'school', version: 1 },
    qid,
    question: { text: { sv: `Fråga ${qid}`, en: `Question ${qid}` } },
    answer: { id: answer, text: { sv: `svar ${answer}`, en: `answer ${answer}` }, data },
    timestamp: `2026-11-0${day}T10:00:00Z`,
  });

/** The same question with a sentence. */
function spoken(answer: string, sv: string, en: string, data?: string[]) {
  const plain = mention('q', answer, 1, data);
  return { ...plain, answer: { ...plain.answer, sentence: { sv, en } } };
}

const words = {
  named: namedIn({ persons: { mum: { type: 'MOTHER' } }, houses: {} }),
  label: (id: string) => (id === 'mum' ? 'mamma' : 'någon'),
};

describe('statements', () => {
  it('gather the options of one question, newest question first', () => {
    const statements = gather([mention('old', 'a', 1), mention('new', 'b', 3), mention('new', 'c', 3)]);
    expect(statements.map(({ qid, answers }) => [qid, answers.map(({ id }) => id)])).toEqual([
      ['new', ['b', 'c']],
      ['old', ['a']],
    ]);
  });

  it('tell nothing twice when a view gathers sections that share a mention', () => {
    const same = mention('q', 'a', 1);
    const told = StorySections.parse({ MYSELF: { mentioned: [same] }, KASAMSTEGEN: { mentioned: [same] } });
    expect(statementsOf(told, sectionsIn('myself'))).toHaveLength(1);
  });

  it('keep apart what was said at different times', () => {
    expect(gather([mention('q', 'a', 1), mention('q', 'a', 2)])).toHaveLength(2);
  });

  it('are nothing where nothing was told', () => {
    expect(statementsOf(undefined, sectionsIn('good'))).toEqual([]);
  });
});

describe('the words of a statement', () => {
  it('are the options’ texts in the language of the screen', () => {
    const [statement] = gather([mention('q', 'a', 1), mention('q', 'b', 1)]);
    expect(wordsOf(present(statement, 'statement'), 'sv', words)).toEqual({
      question: 'Fråga q',
      answer: 'svar a, svar b',
    });
    expect(wordsOf(present(statement, 'statement'), 'en', words)).toEqual({
      question: 'Question q',
      answer: 'answer a, answer b',
    });
  });

  it('are the persons that an answer names, also one who was deleted', () => {
    const [statement] = gather([mention('q', 'these', 1, ['mum', 'gone'])]);
    expect(wordsOf(present(statement, 'statement'), 'sv', words)).toEqual({
      question: 'Fråga q',
      answer: 'mamma, någon',
    });
  });

  it('are the child’s own sentences, told as one where they begin alike', () => {
    const [statement] = gather([
      spoken('a', 'Jag gillar musik.', 'I like music.'),
      spoken('b', 'Jag gillar djur.', 'I like animals.'),
    ]);
    expect(wordsOf(present(statement, 'statement'), 'sv', words)).toEqual({
      sentences: ['Jag gillar musik och djur.'],
    });
    expect(wordsOf(present(statement, 'statement'), 'en', words)).toEqual({
      sentences: ['I like music and animals.'],
    });
  });

  it('name whom the child chose', () => {
    const [statement] = gather([
      spoken('a', 'Jag litar på {persons}.', 'I trust {persons}.', ['mum', 'gone']),
    ]);
    expect(linesOf(wordsOf(present(statement, 'statement'), 'sv', words))).toEqual([
      'Jag litar på mamma och någon.',
    ]);
  });

  it('are question and answer where one of the answers has no sentence', () => {
    const [statement] = gather([spoken('a', 'Jag gillar musik.', 'I like music.'), mention('q', 'b', 1)]);
    expect(wordsOf(present(statement, 'statement'), 'sv', words)).toEqual({
      question: 'Fråga q',
      answer: 'svar a, svar b',
    });
  });

  it('make one line of question and answer', () => {
    expect(linesOf({ question: 'På rasten', answer: 'Ja' })).toEqual(['På rasten: Ja']);
    expect(linesOf({ question: 'Är du trygg?', answer: 'Ja' })).toEqual(['Är du trygg? Ja']);
  });
});

it('gathers a day’s statements, newest day first', () => {
  const days = byDay(gather([mention('a', 'x', 1), mention('b', 'x', 3), mention('c', 'x', 1)]));
  expect(days.map(({ day, statements }) => [day, statements.map(({ qid }) => qid)])).toEqual([
    ['2026-11-03', ['b']],
    ['2026-11-01', ['a', 'c']],
  ]);
});

it('gathers by meaning and by area', () => {
  expect(sectionsIn('good')).toEqual(['RESOURCE', 'WISH']);
  expect(sectionsIn('important')).toEqual(['HELP', 'WORRIES', 'PROBLEM']);
  expect(sectionsIn('base')).toEqual(['BASE']);
  expect(sectionsIn('persons')).toEqual([]);
});
