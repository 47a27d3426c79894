import { Question } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { nobodyOf, selectionOf, shownOptions, skipOf } from './options.ts';

function question(type: string, answers: Record<string, object>) {
  const texts = Object.entries(answers).map(([id, option]) => [id, { text: { sv: id }, ...option }]);
  return Question.parse({ id: 'q', type, text: { sv: 'Fråga' }, answers: Object.fromEntries(texts) });
}

const persons = question('persons', {
  somebody: { type: 'persons' },
  nobody: { type: 'none' },
  skip: { type: 'skip' },
});

describe('options', () => {
  it('leave the skip option to its button', () => {
    expect(shownOptions(persons).map(({ id }) => id)).toEqual(['somebody', 'nobody']);
    expect(skipOf(persons)?.id).toBe('skip');
  });

  it('stand by weight as faces, and as written everywhere else', () => {
    const weighed = { glad: { type: 'text', weight: 5 }, sad: { type: 'text', weight: 1 } };
    expect(shownOptions(question('rate', weighed)).map(({ id }) => id)).toEqual(['sad', 'glad']);
    expect(shownOptions(question('single', weighed)).map(({ id }) => id)).toEqual(['glad', 'sad']);
  });
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
