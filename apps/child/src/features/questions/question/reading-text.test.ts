import { Question } from '@lykta/domain';
import { expect, it } from 'vitest';
import { piecesOf, readingParts } from './reading-text.ts';

const question = Question.parse({
  id: 'q',
  type: 'persons',
  header: { sv: 'Rasten', en: 'Break' },
  text: { sv: 'Vem är du med?', en: 'Who are you with?' },
  answers: {
    who: { type: 'persons', text: { sv: 'Personer' } },
    nobody: { type: 'none', text: { sv: 'Ingen', en: 'Nobody' } },
    skip: { type: 'skip', text: { sv: 'Hoppa över' } },
  },
});

it('reads header, question, people and answers in order, each by itself, and no skip', () => {
  expect(
    piecesOf(readingParts(question, { people: [{ label: 'bästa kompis' }] }, 'sv')).map(({ text }) => text),
  ).toEqual(['Rasten', 'Vem är du med?', 'bästa kompis', 'Ingen']);
});

it('reads the help after the question', () => {
  const helped = { ...question, help: { sv: 'Tänk på en vanlig dag.' } };
  expect(readingParts(helped, { people: [] }, 'sv')).toEqual([
    'Rasten',
    'Vem är du med?',
    'Tänk på en vanlig dag.',
    'Ingen',
  ]);
});

it('reads who reads before the answers', () => {
  const note = ['Barn och unga läser det du skriver.'];
  expect(readingParts(question, { people: [], note }, 'sv')).toEqual([
    'Rasten',
    'Vem är du med?',
    'Barn och unga läser det du skriver.',
    'Ingen',
  ]);
});

it('reads in the language of the screen', () => {
  expect(readingParts(question, { people: [] }, 'en')).toEqual(['Break', 'Who are you with?', 'Nobody']);
});

it('reads a long text sentence by sentence, and knows where each stands', () => {
  const part = 'Hej! Det här är Lykta … Är du redo?';
  const pieces = piecesOf([part]);
  expect(pieces.map(({ text }) => text)).toEqual(['Hej!', 'Det här är Lykta …', 'Är du redo?']);
  for (const { text, at } of pieces) expect(part.slice(at).startsWith(text)).toBe(true);
});
