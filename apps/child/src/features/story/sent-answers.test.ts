import { Form } from '@lykta/domain';
import { expect, it } from 'vitest';
import { sentAnswers } from './sent-answers.ts';

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
        these: { type: 'persons', text: { sv: 'De här' }, next: 'talk' },
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
const known = (id: string) => ({ label: id === 'mum' ? 'mamma' : 'någon' });

it('tells what was sent in the order it was asked, and what was skipped', () => {
  expect(sentAnswers(form, sent, 'sv', known)).toEqual([
    { question: 'who', text: 'Vilka är viktiga?', answer: 'mamma, någon' },
    { question: 'talk', text: 'Vad ska vi prata om?', answer: 'Det som är bra, Det som är svårt' },
    { question: 'how', text: 'Hur vill du ses?', answer: null },
  ]);
});

it('tells what was chosen under a text with two buttons: whoever reads the form sees it too', () => {
  const hello = form.questions.hello!;
  const answers = { ...hello.answers, no: { type: 'text' as const, text: { sv: 'Inte nu' }, next: 'who' } };
  const asking = { ...form, questions: { ...form.questions, hello: { ...hello, answers } } };
  expect(sentAnswers(asking, sent, 'sv', known)[0]).toEqual({
    question: 'hello',
    text: 'Hej!',
    answer: 'Okej',
  });
});

it('speaks the language of the screen where the form does', () => {
  expect(sentAnswers(form, sent, 'en', known)[0]?.text).toBe('Who is important?');
});
