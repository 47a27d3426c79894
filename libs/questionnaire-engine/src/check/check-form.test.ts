import type { AnswerOption, Form, Question, QuestionType } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../index.ts';
import { form } from '../testing/build.ts';
import { deepFreeze } from '../testing/runs.ts';

/** `2` sorts before `q1`, and so the form must be told where to start. */
function withQuestion2(): Form {
  const { metadata, questions } = form({ q1: { a: '2' }, 2: { a: null } });
  return { metadata: { ...metadata, firstQuestion: 'q1' }, questions };
}

/** Problems in few words: `code@question`. */
function problems(value: unknown): string[] {
  return checkForm(deepFreeze(value)).map(({ code, question }) => `${code}@${question}`);
}

const line = { q1: { a: 'q2', b: 'q2' }, q2: { a: 'q3', b: 'q3' }, q3: { a: null, b: null } };
const withQuestion = (id: string, change: Partial<Question>): Form => form(line, { [id]: change as object });
const withMetadata = (change: object): unknown => ({
  ...form(line),
  metadata: { ...form(line).metadata, ...change },
});
const lookingBack = (question: string, answer: string) => ({
  includeIf: { answers: [{ question, answer }], else: 'q3' },
});

describe('checkForm', () => {
  it('finds nothing in a sound form', () => {
    expect(problems(form(line))).toEqual([]);
    expect(
      problems(
        withQuestion('q2', { ...lookingBack('q1', 'a'), ref: [{ question: 'q1', answers: ['a', 'b'] }] }),
      ),
    ).toEqual([]);
  });

  it.each<[string, unknown, string[]]>([
    ['no first question', withMetadata({ firstQuestion: undefined }), ['first-question-missing@null']],
    ['an unknown first question', withMetadata({ firstQuestion: 'q9' }), ['first-question-unknown@null']],
    ['a key that differs from the id', withQuestion('q2', { id: 'other' }), ['key-differs@q2']],
    ['a question id of digits', withQuestion2(), ['id-digits-only@2']],
    ['an answer id that every object has', form({ q1: { a: null, toString: null } }), ['id-reserved@q1']],
    ['an answer id of digits', form({ q1: { a: null, 7: null } }), ['id-digits-only@q1']],
    ['an unknown next', form({ q1: { a: 'q2', b: 'q9' }, q2: { a: null } }), ['next-unknown@q1']],
    [
      'an unknown else',
      withQuestion('q2', { includeIf: { answers: [{ question: 'q1', answer: 'a' }], else: 'q9' } }),
      ['else-unknown@q2'],
    ],
    [
      'an includeIf on an unknown question',
      withQuestion('q2', lookingBack('q9', 'a')),
      ['include-if-unknown@q2'],
    ],
    [
      'an includeIf on an unknown answer',
      withQuestion('q2', lookingBack('q1', 'c')),
      ['include-if-unknown@q2'],
    ],
    [
      'a ref to an unknown question',
      withQuestion('q2', { ref: { question: 'q9', answers: ['a'] } }),
      ['ref-unknown@q2'],
    ],
    [
      'a ref to an unknown answer',
      withQuestion('q2', { ref: [{ question: 'q1', answers: ['a', 'c', 'constructor'] }] }),
      ['ref-unknown@q2', 'ref-unknown@q2'],
    ],
    [
      'an empty includeIf',
      withQuestion('q2', { includeIf: { answers: [], else: 'q3' } }),
      ['include-if-empty@q2'],
    ],
    [
      'an includeIf on a later question',
      withQuestion('q2', lookingBack('q3', 'a')),
      ['include-if-not-before@q2'],
    ],
    [
      'an includeIf on the question itself',
      withQuestion('q2', lookingBack('q2', 'a')),
      ['include-if-not-before@q2'],
    ],
    [
      'a ref to a later question',
      withQuestion('q2', { ref: { question: 'q3', answers: ['a'] } }),
      ['ref-not-before@q2'],
    ],
    [
      'a look at a question of another branch',
      form(
        { q1: { a: 'q2', b: 'q3' }, q2: { a: null }, q3: { a: null } },
        { q3: { ref: { question: 'q2', answers: ['a'] } } },
      ),
      ['ref-not-before@q3'],
    ],
    [
      'a look at a question that only an else leads on from',
      form(
        { q1: { a: 'q2' }, q2: { a: null }, q3: { a: null } },
        {
          q2: { includeIf: { answers: [{ question: 'q1', answer: 'a' }], else: 'q3' } },
          q3: { ref: { question: 'q2', answers: ['a'] } },
        },
      ),
      ['ref-not-before@q3'],
    ],
    ['a question that nothing leads to', form({ q1: { a: null }, q2: { a: null } }), ['unreachable@q2']],
    ['a question that leads to itself', form({ q1: { a: 'q1', b: null } }), ['cycle@q1']],
    [
      'a cycle by way of an else',
      form(
        { q1: { a: 'q2' }, q2: { a: 'q3' }, q3: { a: null } },
        { q3: { includeIf: { answers: [{ question: 'q1', answer: 'a' }], else: 'q2' } } },
      ),
      ['cycle@q2'],
    ],
    [
      'each cyclic part, unreachable ones too',
      form({ q1: { a: 'q2' }, q2: { a: 'q1', b: null }, q3: { a: 'q4' }, q4: { a: 'q3' } }),
      ['cycle@q1', 'cycle@q3', 'unreachable@q3', 'unreachable@q4'],
    ],
    [
      'options of one group that part',
      form({ q1: { a: { group: 'g', next: 'q2' }, b: { group: 'g' }, c: null }, q2: { a: null } }),
      ['group-splits@q1'],
    ],
    ['a question without options', form({ q1: { a: 'q2' }, q2: {} }), ['no-options@q2']],
    ['no text', withQuestion('q2', { text: undefined }), ['text-missing@q2']],
    ['a blank text', withQuestion('q2', { text: { sv: ' \n', en: 'Text' } }), ['text-missing@q2']],
    ['a blank header', withQuestion('q2', { header: { sv: '' } }), ['header-missing@q2']],
    ['a blank option', form({ q1: { a: { text: { sv: '  ' } } } }), ['option-text-missing@q1']],
    ['a blank name', withMetadata({ name: ' ' }), ['name-missing@null']],
    ['a blank name for the child', withMetadata({ nameForChild: { sv: '' } }), ['name-missing@null']],
    [
      'several things at once',
      form({ q1: { a: 'q9' }, q2: {} }),
      ['next-unknown@q1', 'unreachable@q2', 'no-options@q2'],
    ],
  ])('reports %s', (_, value, expected) => {
    expect(problems(value)).toEqual(expected);
  });

  it('lets one group part from another, and options without a group part', () => {
    const branches = { a: { group: 'g', next: 'q2' }, b: { group: 'h', next: 'q3' }, c: null, d: 'q2' };
    expect(problems(form({ q1: branches, q2: { a: null }, q3: { a: null } }))).toEqual([]);
  });

  it('names the whole cycle, and what is written where', () => {
    const [cycle] = checkForm(form({ q1: { a: 'q2', b: null }, q2: { a: 'q3' }, q3: { a: 'q1' } }));
    expect(cycle?.message).toContain('q1 → q2 → q3 → q1');
    const [next] = checkForm(form({ q1: { a: 'q9' } }));
    expect(next).toEqual({
      code: 'next-unknown',
      question: 'q1',
      answer: 'a',
      named: 'q9',
      message: 'Answer "a" of question "q1" leads to "q9", which does not exist.',
    });
  });
});

describe('the options of a type', () => {
  const t: Partial<AnswerOption> = { type: 'text' };
  const skip: Partial<AnswerOption> = { type: 'skip' };
  const faces = [1, 2, 3, 4, 5].map((weight) => ({ ...t, weight }));
  const list = (type: AnswerOption['type'], ...more: Partial<AnswerOption>[]) => [{ type }, ...more];

  it.each<[QuestionType[], Partial<AnswerOption>[], boolean]>([
    [['single', 'multiple', 'frequency', 'article_text'], [t], true],
    [['single', 'multiple', 'frequency', 'article_text'], [t, t, t, skip], true],
    [['single', 'multiple', 'frequency', 'article_text'], [skip], false],
    [['single', 'multiple', 'frequency', 'article_text'], [t, skip, skip], false],
    [['single', 'multiple', 'frequency', 'article_text'], [t, { type: 'none' }], false],
    [['single', 'multiple', 'frequency', 'article_text'], [t, { type: 'persons' }], false],
    [['rate'], faces, true],
    [['rate'], [...faces, skip], true],
    [['rate'], [...faces, skip, skip], false],
    [['rate'], faces.slice(1), false],
    [['rate'], [...faces, { ...t, weight: 6 }], false],
    [['rate'], [...faces.slice(1), { ...t, weight: 5 }], false],
    [['rate'], [...faces.slice(1), t], false],
    [['persons', 'single_person', 'multiple_person'], list('persons', t), true],
    [['persons', 'single_person', 'multiple_person'], list('persons', { type: 'none' }, skip), true],
    [['persons', 'single_person', 'multiple_person'], list('persons'), false],
    [['persons', 'single_person', 'multiple_person'], list('persons', t, { type: 'none' }), false],
    [['persons', 'single_person', 'multiple_person'], list('persons', t, t), false],
    [['persons', 'single_person', 'multiple_person'], list('persons', { type: 'persons' }, t), false],
    [['persons', 'single_person', 'multiple_person'], list('persons', t, skip, skip), false],
    [['persons', 'single_person', 'multiple_person'], list('accommodations', t), false],
    [['accommodations', 'single_accommodation'], list('accommodations', { type: 'none' }, skip), true],
    [['accommodations', 'single_accommodation'], list('accommodations', t), true],
    [['accommodations', 'single_accommodation'], list('accommodations', t, { type: 'none' }), false],
    [['accommodations', 'single_accommodation'], list('accommodations'), false],
    [['accommodations', 'single_accommodation'], list('persons', t), false],
    [['own_words'], [{ type: 'words' }, skip], true],
    [['own_words'], [skip], false],
    [['own_words'], [{ type: 'words' }, t], false],
    [['essay' as QuestionType], [t], false],
  ])('%j with %j fits: %s', (types, options, fits) => {
    for (const type of types) {
      const sketch = Object.fromEntries(
        options.map((option, index) => [`a${index}`, { next: null, ...option }]),
      );
      expect(problems(form({ q1: sketch }, { q1: { type } }))).toEqual(fits ? [] : ['options-do-not-fit@q1']);
    }
  });
});
