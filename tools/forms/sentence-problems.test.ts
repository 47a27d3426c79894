import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Form, type AnswerOption } from '@lykta/domain';
import { readability } from '@lykta/questionnaire-engine/readability';
import { describe, expect, it } from 'vitest';
import { checkFile, OWN_FORMS } from './check-file.ts';
import { sentenceProblems } from './sentence-problems.ts';

const MOST_LIX = 15;

const own = readdirSync(OWN_FORMS).map((file) => {
  const name = path.join(OWN_FORMS, file);
  return { name, form: Form.parse(JSON.parse(readFileSync(name, 'utf8'))) };
});

describe.each(own)('$form.metadata.id', ({ name, form }) => {
  it('tells every answer in a sentence, in both languages', () => {
    expect(sentenceProblems(form, { everywhere: true })).toEqual([]);
    expect(checkFile(name).sound).toBe(true);
  });

  it('tells them in easy words', () => {
    const sentences = Object.values(form.questions)
      .flatMap(({ answers }) => Object.values(answers))
      .flatMap(({ sentence }) => sentence?.sv ?? []);
    expect(readability(...sentences).lix).toBeLessThanOrEqual(MOST_LIX);
  });

  it('is silent about what a child would rather not say, and about nothing else', () => {
    const silent = Object.values(form.questions).flatMap(({ answers }) =>
      Object.values(answers).filter(({ sentence }) => sentence === null),
    );
    expect(new Set(silent.map(({ text }) => text.sv))).toEqual(
      new Set(silent.length > 0 ? ['Jag vill inte säga det'] : []),
    );
  });
});

describe('what is wrong with a sentence', () => {
  const problems = (option: Partial<AnswerOption>, everywhere = false) =>
    sentenceProblems(
      Form.parse({
        metadata: {
          id: 'school',
          version: 1,
          name: 'Skolan',
          nameForChild: { sv: 'Skolan' },
          mutable: true,
          firstQuestion: 'break',
        },
        questions: {
          break: {
            id: 'break',
            type: 'single',
            text: { sv: 'Är du ensam?' },
            answers: { yes: { type: 'text', text: { sv: 'Ja' }, ...option } },
          },
        },
      }),
      { everywhere },
    );

  it.each<[string, Partial<AnswerOption>, string[]]>([
    ['none at a story mark', { story: 'WORRIES' }, ['has no sentence']],
    ['silence', { story: 'WORRIES', sentence: null }, []],
    ['none without a mark', {}, []],
    ['a whole one', { sentence: { sv: 'Jag är ensam.', en: 'I am alone.' } }, []],
    ['no English', { sentence: { sv: 'Jag är ensam.' } }, ['not in en']],
    ['somebody else’s', { sentence: { sv: 'Ensam.', en: 'I am alone.' } }, ['does not say of itself']],
    ['a name in one language', { sentence: { sv: 'Jag är här.', en: 'I am {home}.' } }, ['needs no name']],
    ['a misspelt name', { sentence: { sv: 'Jag är {hem}.', en: 'I am here.' } }, ['{hem}']],
    [
      'nobody named',
      { type: 'persons', sentence: { sv: 'De är med mig.', en: 'I have {persons}.' } },
      ['needs {persons}'],
    ],
    ['two', { sentence: { sv: 'Jag är ensam. Ofta.', en: 'I am alone.' } }, ['more than one']],
    ['no full stop', { sentence: { sv: 'Jag är ensam', en: 'I am alone.' } }, ['full stop']],
    [
      'a long one',
      { sentence: { sv: `Jag är ${'så '.repeat(10)}ensam.`, en: 'I am alone.' } },
      ['13 words in sv'],
    ],
    ['a told skip', { type: 'skip', sentence: { sv: 'Jag är här.', en: 'I am here.' } }, ['is a skip']],
  ])('%s', (_, option, expected) => {
    expect(problems(option)).toEqual(expected.map((words) => expect.stringContaining(words)));
  });

  it('is that there is none, in a form of our own', () => {
    expect(problems({}, true)).toHaveLength(1);
  });
});
