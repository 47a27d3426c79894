import { expect, it } from 'vitest';
import { readDefaultForms } from './default-forms.ts';

/** Questions whose options are words to choose from, not faces, persons, homes or a page to read. */
const chosenByWords = readDefaultForms().flatMap(({ metadata, questions }) =>
  Object.values(questions)
    .filter(({ type }) => ['single', 'multiple', 'frequency'].includes(type))
    .map(({ id, answers }) => ({
      name: `${metadata.id}/${id}`,
      options: Object.entries(answers).filter(([, { type }]) => type !== 'skip'),
    })),
);

it('every option of an own form has a picture', () => {
  const without = chosenByWords.flatMap(({ name, options }) =>
    options.filter(([, { picture }]) => !picture).map(([option]) => `${name}/${option}`),
  );
  expect(chosenByWords.length).toBeGreaterThan(50);
  expect(without).toEqual([]);
});

it('no two options of a question have the same picture', () => {
  const alike = chosenByWords.filter(
    ({ options }) => new Set(options.map(([, { picture }]) => picture)).size < options.length,
  );
  expect(alike.map(({ name }) => name)).toEqual([]);
});
