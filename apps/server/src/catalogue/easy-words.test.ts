import { easyWords, orderedOptions } from '@lykta/domain';
import { expect, it } from 'vitest';
import { readDefaultForms } from './default-forms.ts';

/** The most words of an answer in the easier way. */
const MOST = 5;

/** Answers that may be longer. All are about harm, and fewer words would mean something else. */
const LONGER: readonly string[] = [
  'leisure/screen-what/wants-pictures',
  'school/mean-how/touches',
  'vuxna-mot-mig/what/hit',
  'vuxna-mot-mig/what/lock',
  'vuxna-mot-mig/what/touch',
];

const countOf = (text: string) => text.split(/\s+/).length;

const questions = readDefaultForms().flatMap(({ metadata, questions }) =>
  Object.values(questions)
    .filter(({ type }) => type !== 'article_text')
    .map((question) => ({ at: `${metadata.id}/${question.id}`, question })),
);
const answers = questions.flatMap(({ at, question }) =>
  orderedOptions(question).map((option) => ({ at: `${at}/${option.id}`, option })),
);

it('answers have at most five words in the easier way, but for a few about harm', () => {
  const long = answers.filter(({ option }) => countOf(easyWords(option, 'sv')) > MOST);
  expect(answers.length).toBeGreaterThan(500);
  expect(long.map(({ at }) => at)).toEqual(LONGER);
});

it.each(['sv', 'en'])('short words in %s are fewer than the usual ones', (language) => {
  const written = [
    ...questions.map(({ at, question }) => ({ at, words: question })),
    ...answers.map(({ at, option }) => ({ at, words: option })),
  ].filter(({ words }) => words.easy);
  const usual = ({ text }: { text: { sv: string; en?: string | undefined } }) =>
    countOf((language === 'en' ? text.en : text.sv) ?? '');
  expect(written.length).toBeGreaterThan(80);
  expect(
    written.filter(({ words }) => countOf(easyWords(words, language)) > usual(words)).map(({ at }) => at),
  ).toEqual([]);
});

it.each(['sv', 'en'])('no two answers of a question are called the same in %s', (language) => {
  const alike = questions.filter(({ question }) => {
    const words = orderedOptions(question).map((option) => easyWords(option, language));
    return new Set(words).size < words.length;
  });
  expect(alike.map(({ at }) => at)).toEqual([]);
});

it('an answer in another language keeps its own words until short ones are written', () => {
  const option = {
    text: { sv: 'Jag vill inte säga det', en: 'I do not want to say' },
    easy: { sv: 'Vill inte' },
  };
  expect(easyWords(option, 'en')).toBe('I do not want to say');
  expect(easyWords(option, 'sv')).toBe('Vill inte');
});
