import { Form, type AnswerOption, type Question } from '@lykta/domain';
import { draftOf, type Draft } from '../draft/draft.ts';

/** An answer that leads on. */
export const leads = (sv: string, next?: string, more: Partial<AnswerOption> = {}): AnswerOption => ({
  type: 'text',
  text: { sv },
  ...(next !== undefined && { next }),
  ...more,
});

/** A skip that leads on. */
export const skips = (next?: string) => leads('Hoppa över', next, { type: 'skip' });

/** A question with one answer, unless it says otherwise. */
export function asks(id: string, sv: string, more: Partial<Question> = {}): Question {
  return {
    id,
    type: 'single',
    text: { sv },
    answers: { ja: leads('Ja'), nej: leads('Nej'), hoppa: skips() },
    ...more,
  };
}

/** A draft of these questions; what it is called does not matter. */
export function draftWith(...questions: readonly Question[]): Draft {
  const metadata = {
    id: 'rasterna',
    version: 1,
    name: 'Rasterna',
    nameForChild: { sv: 'Rasterna' },
    mutable: true,
    firstQuestion: questions[0]?.id ?? '',
  };
  return { metadata, questions };
}

/** A draft of one question. */
export const one = (sentence: string, more: Partial<Question> = {}) => draftWith(asks('q', sentence, more));

/** Three questions, the second about something hard and only asked after "Nej". */
export const rasterna: Form = Form.parse({
  metadata: {
    id: 'rasterna',
    version: 1,
    name: 'Rasterna',
    nameForChild: { sv: 'Rasterna', en: 'The breaks' },
    mutable: true,
    firstQuestion: 'med',
  },
  questions: {
    med: {
      id: 'med',
      type: 'single',
      text: { sv: 'Har du någon att vara med?', en: 'Do you have someone to be with?' },
      answers: {
        ja: leads('Ja', 'slut', { text: { sv: 'Ja', en: 'Yes' }, story: 'RESOURCE' }),
        nej: leads('Nej', 'ensam', { text: { sv: 'Nej', en: 'No' } }),
        hoppa: { ...skips('slut'), text: { sv: 'Hoppa över', en: 'Skip' } },
      },
      tags: ['feel-good'],
    },
    ensam: {
      id: 'ensam',
      type: 'rate',
      text: { sv: 'Hur känns det att vara ensam?', en: 'How does it feel to be alone?' },
      includeIf: { answers: [{ question: 'med', answer: 'nej' }], else: 'slut' },
      answers: Object.fromEntries(
        ['Inte alls bra', 'Inte bra', 'Sådär', 'Bra', 'Jättebra'].map((sv, index) => [
          `v${index + 1}`,
          leads(sv, 'slut', { weight: index + 1, ...(index === 0 && { story: 'WORRIES' as const }) }),
        ]),
      ),
      data: ['bris'],
    },
    slut: {
      id: 'slut',
      type: 'article_text',
      text: { sv: 'Tack för att du berättar.', en: 'Thank you for telling.' },
      answers: { klar: leads('Klar') },
    },
  },
});

export const rasternaDraft = draftOf(rasterna);
