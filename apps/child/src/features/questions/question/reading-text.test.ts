import { Question } from '@lykta/domain';
import { expect, it } from 'vitest';
import { partAt, readingParts, readingText } from './reading-text.ts';

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

it('reads header, question, people and answers in order, and no skip', () => {
  expect(readingText(readingParts(question, [{ label: 'bästa kompis' }], 'sv'))).toBe(
    'Rasten. Vem är du med? bästa kompis. Ingen.',
  );
});

it('reads the help after the question', () => {
  const helped = { ...question, help: { sv: 'Tänk på en vanlig dag.' } };
  expect(readingParts(helped, [], 'sv')).toEqual([
    'Rasten',
    'Vem är du med?',
    'Tänk på en vanlig dag.',
    'Ingen',
  ]);
});

it('reads in the language of the screen', () => {
  expect(readingText(readingParts(question, [], 'en'))).toBe('Break. Who are you with? Nobody.');
});

it('finds the part in which a word stands', () => {
  const parts = readingParts(question, [], 'sv');
  const text = readingText(parts);
  expect(partAt(parts, text.indexOf('Rasten'))).toEqual({ part: 'Rasten', at: 0 });
  expect(partAt(parts, text.indexOf('du med'))).toEqual({ part: 'Vem är du med?', at: 7 });
  expect(partAt(parts, text.indexOf('Ingen'))).toEqual({ part: 'Ingen', at: 0 });
  expect(partAt(parts, text.length)).toBeUndefined();
});
