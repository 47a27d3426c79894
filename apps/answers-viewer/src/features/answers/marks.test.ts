import { expect, test } from 'vitest';
import { familyAnswers, schoolAnswers, sentOnOneDay } from '../../testing/answers.ts';
import { readMarks } from './marks.ts';

const questions = (list: { question: string }[]) => list.map(({ question }) => question);

test('gathers help, worries and resources over all forms', () => {
  const marks = readMarks([schoolAnswers, familyAnswers], 'sv');
  expect(questions(marks.worries)).toEqual(['evenings']);
  expect(questions(marks.resources)).toEqual(['class', 'talk']);
  expect(marks.help).toEqual([]);
});

test('the two lowest faces are worries though the form does not mark them, the saddest first', () => {
  expect(questions(readMarks([sentOnOneDay[1]!], 'sv').worries)).toEqual(['class']);
  expect(questions(readMarks([sentOnOneDay[0]!], 'sv').worries)).toEqual([]);
});

test('the newest form comes first', () => {
  expect(questions(readMarks([familyAnswers, sentOnOneDay[2]!], 'sv').worries)).toEqual([
    'evenings',
    'class',
  ]);
});
