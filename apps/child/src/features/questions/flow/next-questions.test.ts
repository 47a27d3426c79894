import { present } from '@lykta/domain';
import { openFlow } from '@lykta/questionnaire-engine';
import { expect, test } from 'vitest';
import { noAnswers, schoolForm, someAnswers } from '../../../testing/forms.ts';
import { nextQuestions } from './next-questions.ts';

const now = new Date('2026-11-20T10:00:00Z');
const after = (id: string, document = noAnswers) => {
  const flow = openFlow(schoolForm, document, { now });
  const question = present(schoolForm.questions[id], id);
  return nextQuestions(flow, question, (next) => next.following(id));
};

test('a question with one way on has one next', () => {
  expect(after('hello')).toEqual(['feel']);
});

test('at a branch the way of most options comes first', () => {
  const [first, ...others] = after('friend', someAnswers);
  expect(first).toBe('with');
  expect(others).toEqual(['alone']);
});

test('nothing comes after the end, and the question itself is no next', () => {
  const flow = openFlow(schoolForm, noAnswers, { now });
  const hello = present(schoolForm.questions.hello, 'hello');
  expect(nextQuestions(flow, hello, () => null)).toEqual([]);
  expect(nextQuestions(flow, hello, () => 'hello')).toEqual([]);
});
