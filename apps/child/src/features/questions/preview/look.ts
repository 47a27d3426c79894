import {
  optionsOf,
  type AnswersDocument,
  type Entry,
  type Form,
  type FormDraft,
  type Question,
} from '@lykta/domain';

const CONTINUE = { vidare: { type: 'text' as const, text: { sv: '…' } } };

/**
 * A draft as a form in which one question after the other is asked, so that each can be looked at, also while its
 * answers lead nowhere yet.
 */
export function straightForm({ metadata, questions }: FormDraft): Form {
  const known = new Set<string>();
  const straight = questions.map((question, at): Question => {
    const next = questions[at + 1]?.id ?? null;
    const given = Object.keys(question.answers).length > 0 ? question.answers : CONTINUE;
    const refs = (question.ref === undefined ? [] : [question.ref].flat()).filter((ref) =>
      known.has(ref.question),
    );
    known.add(question.id);
    return {
      ...question,
      answers: Object.fromEntries(Object.entries(given).map(([id, answer]) => [id, { ...answer, next }])),
      includeIf: undefined,
      ref: refs.length > 1 ? refs : refs[0],
    };
  });
  return {
    metadata: { ...metadata, firstQuestion: questions[0]?.id ?? '' },
    questions: Object.fromEntries(straight.map((question) => [question.id, question])),
  };
}

/** Answers to every question before one, naming everybody where persons or homes are asked for. */
export function answersBefore(
  { questions }: Form,
  shown: string,
  known: { readonly persons: readonly string[]; readonly houses: readonly string[] },
): AnswersDocument {
  const timestamp = '2026-01-01T12:00:00.000Z';
  const all = Object.values(questions);
  const before = all.slice(
    0,
    Math.max(
      0,
      all.findIndex(({ id }) => id === shown),
    ),
  );
  const answers = before.map((question): readonly [string, Entry[]] => {
    const option = optionsOf(question).find(({ type }) => type !== 'skip') ?? optionsOf(question)[0]!;
    const data =
      option.type === 'persons' ? known.persons : option.type === 'accommodations' ? known.houses : undefined;
    const entry: Entry = { answer: option.id, timestamp, ...(data && { data: [...data] }) };
    return [question.id, [entry]];
  });
  return { answers: Object.fromEntries(answers), inactive: {} };
}
