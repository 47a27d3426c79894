import { describe, expect, it } from 'vitest';
import { Question } from './form.ts';
import { asksSomething, faceOf, headingOf, orderedOptions, skipOf } from './options.ts';
import { listOf } from './question-types.ts';

function question(type: string, answers: Record<string, object>, more: object = {}) {
  const texts = Object.entries(answers).map(([id, option]) => [id, { text: { sv: id }, ...option }]);
  return Question.parse({
    id: 'q',
    type,
    text: { sv: 'Fråga' },
    answers: Object.fromEntries(texts),
    ...more,
  });
}

const idsOf = (asked: Question) => orderedOptions(asked).map(({ id }) => id);
const weighed = {
  glad: { type: 'text', weight: 5 },
  sad: { type: 'text', weight: 1 },
  skip: { type: 'skip' },
};

describe('options', () => {
  it('for the child’s own words have neither mark nor sentence', () => {
    const words = (more: object) => question('own_words', { words: { type: 'words', ...more } });
    expect(words({ sentence: null }).answers).toHaveProperty('words');
    for (const more of [{ story: 'HELP' }, { sentence: { sv: 'Jag skrev.' } }])
      expect(() => words(more)).toThrow('own-words-are-not-told');
  });

  it('leave the skip option to its button', () => {
    const persons = question('persons', {
      somebody: { type: 'persons' },
      nobody: { type: 'none' },
      skip: { type: 'skip' },
    });
    expect(idsOf(persons)).toEqual(['somebody', 'nobody']);
    expect(skipOf(persons)?.id).toBe('skip');
  });

  it('stand by weight as faces, and as written everywhere else', () => {
    expect(idsOf(question('rate', weighed))).toEqual(['sad', 'glad']);
    expect(idsOf(question('single', weighed))).toEqual(['glad', 'sad']);
  });
});

describe('a face', () => {
  it('is the place of an answer by weight, and nothing for a skip or another type', () => {
    expect(faceOf(question('rate', weighed), 'sad')).toBe(1);
    expect(faceOf(question('rate', weighed), 'glad')).toBe(2);
    expect(faceOf(question('rate', weighed), 'skip')).toBeUndefined();
    expect(faceOf(question('single', weighed), 'sad')).toBeUndefined();
  });
});

describe('a text to read', () => {
  const ok = { ok: { type: 'text' } };

  it('asks nothing with one button, though it can be skipped, and something with two', () => {
    expect(asksSomething(question('article_text', ok))).toBe(false);
    expect(asksSomething(question('article_text', { ...ok, skip: { type: 'skip' } }))).toBe(false);
    expect(asksSomething(question('article_text', { ...ok, no: { type: 'text' } }))).toBe(true);
  });

  it('is the only type that may ask nothing', () => {
    expect(asksSomething(question('single', ok))).toBe(true);
  });

  it('has its header as heading; any other question its text', () => {
    const header = { sv: 'Rubrik' };
    expect(headingOf(question('article_text', ok, { header }))).toEqual(header);
    expect(headingOf(question('single', ok, { header }))).toEqual({ sv: 'Fråga' });
  });
});

it('a question about persons or homes chooses from the list of the child', () => {
  expect([listOf('persons'), listOf('single_accommodation'), listOf('rate')]).toEqual([
    'persons',
    'houses',
    null,
  ]);
});
