import { present } from '@lykta/domain';
import { readMarks } from '@lykta/answer-sheet';
import { expect, test } from 'vitest';
import { familyAnswers, schoolAnswers, sentOnOneDay } from '../../testing/answers.ts';

const questions = (list: { question: string }[]) => list.map(({ question }) => question);

test('gathers help, worries and resources over all forms', () => {
  const marks = readMarks([schoolAnswers, familyAnswers], 'sv');
  expect(questions(marks.worries)).toEqual(['evenings']);
  expect(questions(marks.resources)).toEqual(['class', 'talk', 'who']);
  expect(marks.help).toEqual([]);
});

test('the two lowest faces are worries though the form does not mark them, the saddest first', () => {
  expect(questions(readMarks([present(sentOnOneDay[1], 'sentOnOneDay[1]')], 'sv').worries)).toEqual([
    'class',
  ]);
  expect(questions(readMarks([present(sentOnOneDay[0], 'sentOnOneDay[0]')], 'sv').worries)).toEqual([]);
});

test('the newest form comes first', () => {
  expect(
    questions(readMarks([familyAnswers, present(sentOnOneDay[2], 'sentOnOneDay[2]')], 'sv').worries),
  ).toEqual(['evenings', 'class']);
});

test('tells them in the child’s own sentences, where the form has them', () => {
  const sentences = (language: 'sv' | 'en') =>
    Object.values(readMarks([schoolAnswers, familyAnswers], language))
      .flat()
      .flatMap(({ given }) => given.sentences ?? []);
  expect(sentences('sv')).toEqual([
    'På kvällarna är det ofta bråk hos oss.',
    'Jag bor med mamma och min lillasyster.',
  ]);
  expect(sentences('en')).toContain('In the evenings there is often arguing at my home.');
});
