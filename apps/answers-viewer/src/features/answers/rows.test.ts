import { present } from '@lykta/domain';
import { answeredCount, readSheet } from '@lykta/answer-sheet';
import { expect, test } from 'vitest';
import { familyAnswers, schoolAnswers } from '../../testing/answers.ts';

const lineOf = (id: string, answers = schoolAnswers, language: 'sv' | 'en' = 'sv') =>
  readSheet(answers, language).lines.find(({ question }) => question === id);

test('keeps the form’s order and leaves out a text with one button', () => {
  expect(readSheet(schoolAnswers, 'sv').lines.map(({ question }) => question)).toEqual([
    'class',
    'talk',
    'breaks',
    'told',
    'help',
  ]);
});

test('reads a sheet that several parts of a page show once, in each language', () => {
  expect(readSheet(schoolAnswers, 'sv')).toBe(readSheet(schoolAnswers, 'sv'));
  expect(readSheet(schoolAnswers, 'en')).not.toBe(readSheet(schoolAnswers, 'sv'));
});

test('tells answered, skipped and unanswered apart', () => {
  expect(lineOf('class')?.given).toMatchObject({
    state: 'answered',
    words: ['Bra'],
    face: 4,
    day: '2026-11-19',
  });
  expect(lineOf('talk')?.given.words).toEqual(['Kompis', 'Någon hemma']);
  expect(lineOf('breaks')?.given.state).toBe('skipped');
  expect(lineOf('told')?.given.state).toBe('none');
  expect(answeredCount(readSheet(schoolAnswers, 'sv'))).toBe(3);
});

test('speaks English where the form does', () => {
  expect(lineOf('class', schoolAnswers, 'en')).toMatchObject({ text: 'How do you like your class?' });
  expect(lineOf('class', schoolAnswers, 'en')?.given.words).toEqual(['Well']);
});

test('names persons and homes, and whom a question was about', () => {
  expect(lineOf('who', familyAnswers)?.given.persons.map(({ type }) => type)).toEqual([
    'MOTHER',
    'LITTLE_SISTER',
  ]);
  expect(lineOf('where', familyAnswers)?.given.houses.map(({ type }) => type)).toEqual(['APARTMENT']);
  expect(lineOf('evenings', familyAnswers)?.about.map(({ type }) => type)).toEqual([
    'MOTHER',
    'LITTLE_SISTER',
  ]);
});

test('a person who is not in the reply is someone, never a crash', () => {
  const answers = structuredClone(familyAnswers);
  answers.data.persons = [];
  expect(lineOf('who', answers)?.given.persons.map(({ type }) => type)).toEqual(['UNKNOWN', 'UNKNOWN']);
});

test('skips an unknown question with the line of the error catalogue', () => {
  const answers = structuredClone(schoolAnswers);
  answers.data.questions.gone = [{ answer: 'x', date: '2026-11-19' }];
  const { lines, warnings } = readSheet(answers, 'sv');
  expect(lines.some(({ question }) => question === 'gone')).toBe(false);
  expect(warnings).toEqual(['Cannot find question in form: gone']);
});

test('warns about a reference that leads nowhere', () => {
  const answers = structuredClone(familyAnswers);
  delete answers.data.questions.who;
  expect(readSheet(answers, 'sv').warnings).toEqual(['Reference unanswered: who']);
});

test('knows which questions lay on the child’s way', () => {
  expect(lineOf('help')?.asked).toBe(true);
  expect(lineOf('told')?.asked).toBe(false);
});

test('marks what the child took back', () => {
  expect(lineOf('help')?.outdated).toBe(true);
  expect(lineOf('class')?.outdated).toBe(false);
});

test('a question that persons are chosen for is not said to be about persons', () => {
  const answers = structuredClone(familyAnswers);
  const { evenings, who } = answers.form.questions;
  answers.form.questions['bring'] = {
    ...present(who, 'who'),
    id: 'bring',
    ref: present(evenings, 'evenings').ref,
  };
  answers.data.questions['bring'] = [{ answer: 'chosen', data: [0], date: '2026-11-12' }];
  expect(lineOf('bring', answers)?.given.persons.map(({ type }) => type)).toEqual(['MOTHER']);
  expect(lineOf('bring', answers)?.about).toEqual([]);
});
