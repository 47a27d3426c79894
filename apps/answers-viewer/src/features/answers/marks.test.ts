import { expect, test } from 'vitest';
import { familyAnswers, schoolAnswers } from '../../testing/answers.ts';
import { readMarks } from './marks.ts';

test('gathers help, worries and resources over all forms', () => {
  const marks = readMarks([schoolAnswers, familyAnswers], 'sv');
  const questions = (list: { question: string }[]) => list.map(({ question }) => question);
  expect(questions(marks.worries)).toEqual(['evenings']);
  expect(questions(marks.resources)).toEqual(['class', 'talk']);
  expect(marks.help).toEqual([]);
});
