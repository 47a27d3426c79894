import { present, type QuestionType } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import { describe, expect, it } from 'vitest';
import { emptyDraft, questionIn, writtenForm, type Draft } from '../draft/draft.ts';
import { asks, draftWith, leads, rasternaDraft, skips } from '../testing/build.ts';
import type { Edit } from './edit.ts';
import { edited } from './edited.ts';

const after = (draft: Draft, ...edits: Edit[]) => edits.reduce(edited, draft);
const order = ({ questions }: Draft) => questions.map(({ id }) => id);
const nexts = (draft: Draft, id: string) =>
  Object.values(present(questionIn(draft, id), 'questionIn(draft, id)').answers).map(
    ({ next }) => next ?? null,
  );
const codes = (draft: Draft) => checkForm(writtenForm(draft)).map(({ code }) => code);

const three = draftWith(
  asks('a', 'A?', { answers: { ja: leads('Ja', 'b'), hoppa: skips('b') } }),
  asks('b', 'B?', { answers: { ja: leads('Ja', 'c'), hoppa: skips('c') } }),
  asks('c', 'C?'),
);

describe('questions', () => {
  it('are written one after the other into an empty form', () => {
    const draft = after(
      emptyDraft('nytt'),
      { do: 'add-question', after: null, type: 'rate' },
      { do: 'add-question', after: 'fraga-1', type: 'single_person' },
    );
    expect(order(draft)).toEqual(['fraga-1', 'fraga-2']);
    expect(draft.metadata.firstQuestion).toBe('fraga-1');
    expect(new Set(nexts(draft, 'fraga-1'))).toEqual(new Set(['fraga-2']));
    expect(codes(draft).filter((code) => !/missing/.test(code))).toEqual([]);
  });

  it('come into the way where they stand in the list', () => {
    const draft = after(three, { do: 'add-question', after: 'a', type: 'single' });
    expect(order(draft)).toEqual(['a', 'fraga-4', 'b', 'c']);
    expect([nexts(draft, 'a'), nexts(draft, 'fraga-4')]).toEqual([
      ['fraga-4', 'fraga-4'],
      ['b', 'b'],
    ]);
  });

  it('begin with a way past them, unless they only tell', () => {
    const begun = (type: QuestionType) =>
      Object.keys(after(emptyDraft('nytt'), { do: 'add-question', after: null, type }).questions[0]!.answers);
    expect([begun('single'), begun('article_text')]).toEqual([['svar-1', 'skip'], ['svar-1']]);
  });

  it('move in the way as in the list, the first one too', () => {
    const draft = after(three, { do: 'move-question', question: 'a', to: 1 });
    expect(order(draft)).toEqual(['b', 'a', 'c']);
    expect(draft.metadata.firstQuestion).toBe('b');
    expect([nexts(draft, 'b'), nexts(draft, 'a'), nexts(draft, 'c')]).toEqual([
      ['a', 'a'],
      ['c', 'c'],
      [null, null, null],
    ]);
    expect(codes(draft)).toEqual([]);
    const back = after(draft, { do: 'move-question', question: 'a', to: 0 });
    expect(order(back)).toEqual(order(three));
    expect(codes(back)).toEqual([]);
  });

  it('are copied under an id of their own', () => {
    const draft = after(three, { do: 'duplicate-question', question: 'b' });
    expect(order(draft)).toEqual(['a', 'b', 'b-2', 'c']);
    expect([nexts(draft, 'b'), nexts(draft, 'b-2')]).toEqual([
      ['b-2', 'b-2'],
      ['c', 'c'],
    ]);
  });

  it('come from another form with the ways between them', () => {
    const draft = after(three, { do: 'insert-questions', after: 'c', questions: rasternaDraft.questions });
    expect(order(draft)).toEqual(['a', 'b', 'c', 'med', 'ensam', 'slut']);
    expect(nexts(draft, 'med')).toEqual(['slut', 'ensam', 'slut']);
    const part = after(three, {
      do: 'insert-questions',
      after: null,
      questions: [
        present(questionIn(rasternaDraft, 'ensam'), 'questionIn(rasternaDraft, ’ensam’)'),
        { ...asks('a', 'En till?') },
      ],
    });
    expect(order(part)).toEqual(['ensam', 'a-2', 'a', 'b', 'c']);
    expect(questionIn(part, 'ensam')?.includeIf).toBeUndefined();
    expect(codes(part)).toEqual([]);
  });

  it('leave no answer behind that leads to them', () => {
    const draft = after(three, { do: 'remove-question', question: 'b' });
    expect(nexts(draft, 'a')).toEqual(['c', 'c']);
    expect(codes(after(rasternaDraft, { do: 'remove-question', question: 'slut' }))).toEqual([]);
  });
});

describe('answers', () => {
  it('come before the skip and lead where the others lead', () => {
    const draft = after(three, { do: 'add-answer', question: 'a', type: 'text' });
    expect(Object.keys(present(questionIn(draft, 'a'), 'questionIn(draft, ’a’)').answers)).toEqual([
      'ja',
      'svar-3',
      'hoppa',
    ]);
    expect(nexts(draft, 'a')).toEqual(['b', 'b', 'b']);
  });

  it('take conditions with them that name them', () => {
    const draft = after(rasternaDraft, { do: 'remove-answer', question: 'med', answer: 'nej' });
    expect(questionIn(draft, 'ensam')?.includeIf).toBeUndefined();
  });

  it('move, and change where they lead', () => {
    const draft = after(
      three,
      { do: 'move-answer', question: 'a', answer: 'hoppa', to: 0 },
      { do: 'set-answer', question: 'a', answer: 'ja', change: { next: 'c', story: 'HELP' } },
    );
    expect(Object.keys(present(questionIn(draft, 'a'), 'questionIn(draft, ’a’)').answers)).toEqual([
      'hoppa',
      'ja',
    ]);
    expect(questionIn(draft, 'a')?.answers['ja']).toEqual(leads('Ja', 'c', { story: 'HELP' }));
  });

  it('fit a new kind of question', () => {
    const faces = after(three, { do: 'set-type', question: 'a', type: 'rate' });
    expect(
      Object.values(present(questionIn(faces, 'a'), 'questionIn(faces, ’a’)').answers).map(
        ({ weight }) => weight,
      ),
    ).toEqual([...[1, 2, 3, 4, 5], undefined]);
    const persons = after(three, { do: 'set-type', question: 'a', type: 'persons' });
    expect(
      Object.values(present(questionIn(persons, 'a'), 'questionIn(persons, ’a’)').answers).map(
        ({ type }) => type,
      ),
    ).toEqual([...['text', 'persons', 'skip']]);
    const homes = after(persons, { do: 'set-type', question: 'a', type: 'accommodations' });
    expect(codes(homes).filter((code) => code === 'options-do-not-fit')).toEqual([]);
    const words = after(three, { do: 'set-type', question: 'a', type: 'own_words' });
    expect(
      Object.values(present(questionIn(words, 'a'), 'questionIn(words, ’a’)').answers).map(
        ({ type, next }) => [type, next],
      ),
    ).toEqual([
      ['words', 'b'],
      ['skip', 'b'],
    ]);
    expect(codes(words).filter((code) => code === 'options-do-not-fit')).toEqual([]);
  });
});

describe('texts', () => {
  const at = { question: 'med', field: 'header' } as const;

  it('that may be missing go when nothing is left of them', () => {
    const draft = after(
      rasternaDraft,
      { do: 'write', at, language: 'sv', text: 'Rasten' },
      { do: 'write', at, language: 'en', text: 'Break' },
      { do: 'write', at, language: 'en', text: '' },
    );
    expect(questionIn(draft, 'med')?.header).toEqual({ sv: 'Rasten' });
    const gone = after(draft, { do: 'write', at, language: 'sv', text: '' });
    expect(questionIn(gone, 'med')).not.toHaveProperty('header');
  });

  it('of the form are its name and the page before it', () => {
    const draft = after(
      three,
      { do: 'write', at: { field: 'nameForChild' }, language: 'en', text: 'Breaks' },
      { do: 'write', at: { field: 'introText' }, language: 'sv', text: 'Hej.' },
    );
    expect(draft.metadata.nameForChild).toEqual({ sv: 'Rasterna', en: 'Breaks' });
    expect(draft.metadata.intro).toEqual({ header: { sv: '' }, text: { sv: 'Hej.' } });
  });

  it('lose a language everywhere', () => {
    const draft = after(rasternaDraft, { do: 'drop-language', language: 'en' });
    expect(JSON.stringify(draft)).not.toContain('"en"');
  });
});
