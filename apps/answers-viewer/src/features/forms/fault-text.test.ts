import { Form } from '@lykta/domain';
import { expect, test } from 'vitest';
import { faultTextId, placeOf } from './fault-text.ts';

const text = { sv: 'Hej' };
const sound = {
  id: 'own',
  version: 1,
  name: 'Own',
  nameForChild: text,
  mutable: true,
  firstQuestion: 'q',
};
const question = { id: 'q', type: 'single', text, answers: { a: { type: 'text', text } } };
const form = (more: object, metadata: object = {}) => ({
  metadata: { ...sound, ...metadata },
  questions: { q: { ...question, ...more } },
});

/** Each breaks the schema in another way. */
const broken: unknown[] = [
  'text',
  {},
  form({}, { id: '12' }),
  form({}, { id: 'constructor' }),
  form({}, { version: 0 }),
  form({}, { version: 1.5 }),
  form({}, { name: 'a'.repeat(201) }),
  form({}, { name: 'a\u0001' }),
  form({}, { mutable: 'yes', firstQuestion: 'a b', colour: 'red' }),
  form({ type: 'essay' }),
  form({ text: { en: 'Hello' } }),
  form({ text: { sv: 'a'.repeat(4001) } }),
  form({ answers: { '1': { type: 'text', text } } }),
  form({ answers: { a: { type: 'text', text, weight: 5000 } } }),
  form({ ref: { question: 'q' } }),
  form({ ref: { question: 'q', answers: [] } }),
  form({ link: { url: 'http://lykta.example', text } }),
  form({ image: { src: 'x', alt: text } }),
  form({ tags: ['unknown'] }),
  form({ form: 'nothing' }),
];

test('the form that is broken below is sound', () => {
  expect(Form.safeParse(form({})).error).toBeUndefined();
});

test('whatever the schema refuses has a text of its own', () => {
  for (const value of broken) {
    const issues = Form.safeParse(value).error?.issues ?? [];
    expect(issues, JSON.stringify(value)).not.toEqual([]);
    for (const { code, message } of issues) {
      const fault = { code: code === 'custom' ? message : code };
      expect(faultTextId(fault), fault.code).not.toBe('forms.fault.other');
    }
  }
});

test('a fault is placed in its question and answer', () => {
  expect(placeOf({ path: 'questions.q.answers.a.text.sv' })).toEqual({
    question: 'q',
    answer: 'a',
    field: 'text.sv',
  });
  expect(placeOf({ path: 'questions.q' })).toEqual({ question: 'q', field: '' });
  expect(placeOf({ path: 'metadata.name' })).toEqual({ field: 'metadata.name' });
});
