import { expect, test } from 'vitest';
import { earlierSchoolAnswers, familyAnswers, schoolAnswers, sentOnOneDay } from '../../testing/answers.ts';
import { readChanges, readTakenBack } from './changes.ts';
import { byForm } from './sent.ts';

const changes = (answers = [earlierSchoolAnswers, familyAnswers, schoolAnswers]) =>
  readChanges(byForm(answers), 'sv').map(({ question, direction }) => [question, direction]);

test('names each question answered then or now whose answer differs, worse first', () => {
  expect(changes()).toEqual([
    ['breaks', 'other'],
    ['told', 'other'],
    ['class', 'better'],
    ['talk', 'better'],
  ]);
  expect(changes([schoolAnswers, earlierSchoolAnswers]).slice(0, 3)).toEqual([
    ['class', 'worse'],
    ['talk', 'worry'],
    ['breaks', 'worry'],
  ]);
});

test('compares the newest sending with the one before it, also of one day', () => {
  const [change] = readChanges(byForm(sentOnOneDay), 'sv');
  expect(change?.then.words).toEqual(['Inte så bra']);
  expect(change?.now.words).toEqual(['Inte alls']);
});

test('an answer that is the same is no change, and a form sent once has none', () => {
  expect(changes([schoolAnswers, schoolAnswers])).toEqual([]);
  expect(changes([schoolAnswers])).toEqual([]);
});

test('what the child took back in an earlier sending is named with its day', () => {
  expect(readTakenBack(byForm(sentOnOneDay), 'sv')).toMatchObject([
    { text: 'Får du den hjälp du behöver?', sent: '2026-11-20' },
  ]);
  expect(readTakenBack(byForm([schoolAnswers]), 'sv')).toEqual([]);
});
