import { Form, type Language, type Named, present } from '@lykta/domain';
import { expect, it } from 'vitest';
import { sentAnswers } from './sent-answers.ts';
import { linesOf, wordsOf } from './statements.ts';

const form = Form.parse({
  metadata: {
    id: 'meeting',
    version: 1,
    name: 'Möte',
    nameForChild: { sv: 'Möte' },
    mutable: false,
    firstQuestion: 'hello',
  },
  questions: {
    hello: {
      id: 'hello',
      type: 'article_text',
      text: { sv: 'Hej!' },
      answers: { ok: { type: 'text', text: { sv: 'Okej' }, next: 'who' } },
    },
    who: {
      id: 'who',
      type: 'persons',
      text: { sv: 'Vilka är viktiga?', en: 'Who is important?' },
      answers: {
        these: {
          type: 'persons',
          text: { sv: 'De här' },
          sentence: { sv: 'Viktiga för mig är {persons}.', en: 'Important to me: {persons}.' },
          next: 'talk',
        },
        nobody: { type: 'none', text: { sv: 'Ingen' }, next: 'talk' },
      },
    },
    talk: {
      id: 'talk',
      type: 'multiple',
      text: { sv: 'Vad ska vi prata om?' },
      answers: {
        good: { type: 'text', text: { sv: 'Det som är bra' }, next: 'how' },
        hard: { type: 'text', text: { sv: 'Det som är svårt' }, next: 'how' },
      },
    },
    how: {
      id: 'how',
      type: 'single',
      text: { sv: 'Hur vill du ses?' },
      answers: {
        walk: { type: 'text', text: { sv: 'Gå' } },
        skip: { type: 'skip', text: { sv: 'Hoppa över' } },
      },
    },
  },
});

const timestamp = '2026-11-20T10:00:00Z';
const sent = {
  answers: {
    how: [{ answer: 'skip', timestamp }],
    talk: [
      { answer: 'good', timestamp },
      { answer: 'hard', timestamp },
    ],
    who: [{ answer: 'these', data: ['mum', 'gone'], timestamp }],
    hello: [{ answer: 'ok', timestamp }],
  },
  inactive: {},
};
const household: Named = {
  person: (id) => (id === 'mum' ? 'MOTHER' : 'UNKNOWN'),
  home: () => ({ type: 'UNKNOWN' }),
};
const spoken = { named: household, label: (id: string) => (id === 'mum' ? 'mamma' : 'någon') };
const told = (language: Language = 'sv', asked = form) =>
  sentAnswers(asked, sent).map(({ statement, skipped }) =>
    skipped ? 'skipped' : linesOf(wordsOf(statement, language, spoken)).join(' '),
  );

it('tells what was sent in the order it was asked, in sentences where there are some, and what was skipped', () => {
  expect(told()).toEqual([
    'Viktiga för mig är mamma och någon.',
    'Vad ska vi prata om? Det som är bra, Det som är svårt',
    'skipped',
  ]);
});

it('tells what was chosen under a text with two buttons: whoever reads the form sees it too', () => {
  const hello = present(form.questions.hello, 'form.questions.hello');
  const answers = { ...hello.answers, no: { type: 'text' as const, text: { sv: 'Inte nu' }, next: 'who' } };
  const asking = { ...form, questions: { ...form.questions, hello: { ...hello, answers } } };
  expect(told('sv', asking)[0]).toBe('Hej! Okej');
});

it('speaks the language of the screen where the form does', () => {
  expect(told('en')[0]).toMatch(/^Important to me: /);
});
