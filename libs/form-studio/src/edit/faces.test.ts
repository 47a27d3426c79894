import { faceOf, present, type Question } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import { describe, expect, it } from 'vitest';
import { questionIn, writtenForm, type Draft } from '../draft/draft.ts';
import { asks, draftWith, leads, skips } from '../testing/build.ts';
import type { Edit } from './edit.ts';
import { edited } from './edited.ts';
import { isFull, shownAnswers } from './faces.ts';

/** Five faces, written from the happiest to the saddest, with weights of their own. */
const faces = draftWith(
  asks('q', 'Hur är det?', {
    type: 'rate',
    answers: {
      hoppa: skips(),
      great: leads('Jättebra', undefined, { weight: 20 }),
      good: leads('Bra', undefined, { weight: 10 }),
      so: leads('Sådär', undefined, { weight: 0 }),
      bad: leads('Inte bra', undefined, { weight: -10 }),
      awful: leads('Hemskt', undefined, { weight: -20 }),
    },
  }),
);

const after = (...edits: readonly Edit[]) => edits.reduce(edited, faces);
const asked = (draft: Draft): Question => present(questionIn(draft, 'q'), 'the question');
const shown = (draft: Draft) => shownAnswers(asked(draft)).map(([id]) => id);
const weights = (draft: Draft) => shownAnswers(asked(draft)).map(([, { weight }]) => weight);

describe('faces', () => {
  it('stand as the child sees them, the skip last', () => {
    expect(shown(faces)).toEqual(['awful', 'bad', 'so', 'good', 'great', 'hoppa']);
    expect(isFull(asked(faces))).toBe(true);
  });

  it('change places with their weights, which stay the ones that the author chose', () => {
    const draft = after({ do: 'move-answer', question: 'q', answer: 'great', to: 0 });
    expect(shown(draft)).toEqual(['great', 'awful', 'bad', 'so', 'good', 'hoppa']);
    expect(weights(draft)).toEqual([-20, -10, 0, 10, 20, undefined]);
    expect(faceOf(asked(draft), 'great')).toBe(1);
  });

  it('can be five again after one is taken away', () => {
    const draft = after(
      { do: 'remove-answer', question: 'q', answer: 'so' },
      { do: 'add-answer', question: 'q', type: 'text' },
      { do: 'write', at: { question: 'q', answer: 'svar-6', field: 'text' }, language: 'sv', text: 'Okej' },
      { do: 'move-answer', question: 'q', answer: 'svar-6', to: 2 },
    );
    expect(shown(draft)).toEqual(['awful', 'bad', 'svar-6', 'good', 'great', 'hoppa']);
    expect(weights(draft)).toEqual([1, 2, 3, 4, 5, undefined]);
    expect(checkForm(writtenForm(draft))).toEqual([]);
  });
});

it('answers that are no faces stand as written, whatever their weights', () => {
  const draft = after({ do: 'set-type', question: 'q', type: 'single' });
  expect(shown(draft)).toEqual(['hoppa', 'great', 'good', 'so', 'bad', 'awful']);
  expect(isFull(asked(draft))).toBe(false);
});
