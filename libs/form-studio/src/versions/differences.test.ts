import { present, type Question } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { edited } from '../edit/edited.ts';
import type { Edit } from '../edit/edit.ts';
import { asks, rasterna, rasternaDraft } from '../testing/build.ts';
import { differenceText } from './difference-text.ts';
import { differences } from './differences.ts';

const after = (...edits: readonly Edit[]) => edits.reduce(edited, rasternaDraft);
const said = (...edits: readonly Edit[]) =>
  differences(rasterna, after(...edits)).map((difference) => differenceText(difference, 'sv'));

describe('what differs from the last version', () => {
  it('is nothing for the same form, however its fields are ordered', () => {
    expect(said()).toEqual([]);
    const [first, ...others] = rasternaDraft.questions;
    const turned: Question = JSON.parse(
      JSON.stringify(Object.fromEntries(Object.entries(present(first, 'the first')).reverse())),
    );
    expect(differences(rasterna, { ...rasternaDraft, questions: [turned, ...others] })).toEqual([]);
  });

  it('is said in words: texts with what stood there before', () => {
    expect(
      said(
        { do: 'set-form', change: { name: 'Rasten', mutable: false } },
        { do: 'write', at: { question: 'med', field: 'text' }, language: 'sv', text: 'Är du med någon?' },
        { do: 'write', at: { question: 'ensam', field: 'text' }, language: 'en', text: 'How is it?' },
        { do: 'set-answer', question: 'med', answer: 'ja', change: { text: { sv: 'Jadå', en: 'Yes' } } },
        { do: 'set-answer', question: 'med', answer: 'nej', change: { story: 'WORRIES', weight: 2 } },
      ),
    ).toEqual([
      'Namnet ”Rasterna” heter nu ”Rasten”.',
      'Barnet kan inte längre ändra sina svar efteråt.',
      'Fråga 1 löd ”Har du någon att vara med?” och lyder nu ”Är du med någon?”',
      'I fråga 1 heter svaret ”Ja” nu ”Jadå”.',
      'I fråga 1 har svaret ”Nej” ett annat märke.',
      'I fråga 1 har svaret ”Nej” en annan vikt.',
      'Fråga 2 har en ny översättning.',
    ]);
  });

  it('names questions that are new, gone or moved, by their number now', () => {
    const { questions } = rasternaDraft;
    const ensam = present(questions[1], 'the second');
    const now = {
      ...rasternaDraft,
      questions: [...questions.slice(2), asks('ny', 'Vad är roligt?'), ...questions.slice(0, 1)],
    };
    expect(differences(rasterna, now).map((one) => differenceText(one, 'en'))).toEqual([
      `A question that was there is gone: “${ensam.text.sv}”`,
      'Question 2 was not there before: “Vad är roligt?”',
      expect.stringMatching(/^Question [13] has moved: /),
    ]);
  });

  it('says that an answer leads elsewhere, and not that nothing and null are different ends', () => {
    expect(said({ do: 'set-answer', question: 'slut', answer: 'klar', change: { next: null } })).toEqual([]);
    expect(said({ do: 'set-answer', question: 'med', answer: 'ja', change: { next: 'ensam' } })).toEqual([
      'I fråga 1 leder svaret ”Ja” någon annanstans.',
    ]);
  });

  it('says new, removed and reordered answers, and help', () => {
    expect(
      said(
        { do: 'remove-answer', question: 'med', answer: 'hoppa' },
        { do: 'move-answer', question: 'med', answer: 'ja', to: 1 },
        { do: 'write', at: { question: 'med', field: 'why' }, language: 'sv', text: 'Vi vill veta.' },
      ),
    ).toEqual([
      'Hjälpen vid fråga 1 är ändrad.',
      'Fråga 1 har inte längre svaret ”Hoppa över”.',
      'Svaren på fråga 1 står i en annan ordning.',
    ]);
  });
});
