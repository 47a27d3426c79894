import type { AnswersDocument, Form } from '@lykta/domain';

const text = (sv: string) => ({ sv });

/**
 * A small form with a branch: `mood` (good ends; bad leads to `why`), `why` (several), `who` (persons), `where` (homes).
 * @param id a form id of an organisation's own
 */
export function smallForm(id: string, version = 1): Form {
  return {
    metadata: {
      id,
      version,
      name: 'Små frågor',
      nameForChild: text('Små frågor'),
      mutable: false,
      firstQuestion: 'mood',
    },
    questions: {
      mood: {
        id: 'mood',
        type: 'single',
        text: text('Hur är det?'),
        storyText: text('Så är det'),
        answers: {
          good: { type: 'text', text: text('Bra'), story: 'RESOURCE' },
          bad: { type: 'text', text: text('Dåligt'), story: 'PROBLEM', next: 'why' },
          skip: { type: 'skip', text: text('Hoppa över') },
        },
      },
      why: {
        id: 'why',
        type: 'multiple',
        text: text('Varför?'),
        answers: {
          home: { type: 'text', text: text('Hemma'), group: 'places', story: 'WORRIES', next: 'who' },
          school: { type: 'text', text: text('Skolan'), group: 'places', story: 'HELP', next: 'who' },
          unsaid: { type: 'text', text: text('Vill inte säga'), group: 'unsaid', next: 'who' },
        },
      },
      who: {
        id: 'who',
        type: 'persons',
        text: text('Vilka vet om det?'),
        answers: {
          these: { type: 'persons', text: text('De här'), next: 'where' },
          nobody: { type: 'none', text: text('Ingen'), next: 'where' },
        },
      },
      where: {
        id: 'where',
        type: 'single_accommodation',
        text: text('Var sover du helst?'),
        answers: {
          here: { type: 'accommodations', text: text('Här') },
          nowhere: { type: 'none', text: text('Ingenstans') },
        },
      },
    },
  };
}

/** A form with one question for the child's own words. */
export function wordsForm(id: string): Form {
  const form = smallForm(id);
  return {
    metadata: { ...form.metadata, firstQuestion: 'say' },
    questions: {
      say: {
        id: 'say',
        type: 'own_words',
        text: { sv: 'Vad vill du säga?' },
        answers: {
          words: { type: 'words', text: { sv: 'Egna ord' } },
          skip: { type: 'skip', text: { sv: 'Hoppa över' } },
        },
      },
    },
  };
}

export const AT = '2026-11-20T11:00:00.000Z';

/** Returns answers to single choices: `{ mood: 'good' }`; or with persons and homes: `{ who: ['these', id] }`. */
export function said(
  choices: Record<string, string | [answer: string, ...data: string[]]>,
  timestamp = AT,
): AnswersDocument {
  const answers = Object.entries(choices).map(([question, choice]) => {
    const [answer, ...data] = [choice].flat() as [string, ...string[]];
    return [question, [{ answer, timestamp, ...(data.length > 0 ? { data } : {}) }]];
  });
  return { answers: Object.fromEntries(answers), inactive: {} };
}
