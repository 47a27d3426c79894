import { Question } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { nobodyOf, selectionOf } from './options.ts';

function question(type: string, answers: Record<string, object>) {
  const texts = Object.entries(answers).map(([id, option]) => [id, { text: { sv: id }, ...option }]);
  return Question.parse({ id: 'q', type, text: { sv: 'Fråga' }, answers: Object.fromEntries(texts) });
}

const persons = question('persons', {
  somebody: { type: 'persons' },
  nobody: { type: 'none' },
  skip: { type: 'skip' },
});

describe('an answer about persons', () => {
  it('carries who was chosen', () => {
    expect(selectionOf(persons, ['p1', 'p2'])).toEqual([{ answer: 'somebody', data: ['p1', 'p2'] }]);
  });

  it('is nobody, without data, when nobody was chosen', () => {
    expect(selectionOf(persons, [])).toEqual([{ answer: 'nobody' }]);
  });

  it('takes a text option as nobody where there is no none', () => {
    const homes = question('accommodations', {
      homes: { type: 'accommodations' },
      outside: { type: 'text' },
    });
    expect(nobodyOf(homes)?.id).toBe('outside');
    expect(selectionOf(homes, ['h1'])).toEqual([{ answer: 'homes', data: ['h1'] }]);
  });

  it('is missing where a form has no word for nobody', () => {
    expect(selectionOf(question('persons', { somebody: { type: 'persons' } }), [])).toBeUndefined();
  });
});
