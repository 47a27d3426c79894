import { Question } from '@lykta/domain';
import { expect, it } from 'vitest';
import { readingText } from './reading-text.ts';

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
  expect(readingText(question, [{ label: 'bästa kompis' }], 'sv')).toBe(
    'Rasten. Vem är du med? bästa kompis. Ingen.',
  );
});

it('reads in the language of the screen', () => {
  expect(readingText(question, [], 'en')).toBe('Break. Who are you with? Nobody.');
});
