import type { AnswerOption, AnswersDocument, Entry, Form, Question } from '@lykta/domain';

type Option = string | null | Partial<AnswerOption>;
type Sketch = Partial<Omit<Question, 'answers'>> & { answers?: never };

/**
 * A form in few words: for each question its options and where they lead; `skip` is of the skip type.
 * `{ q1: { yes: 'q2', no: null }, q2: { ok: null } }` starts at q1.
 */
export function form(
  sketches: Record<string, Record<string, Option>>,
  extras: Record<string, Sketch> = {},
): Form {
  const questions = Object.entries(sketches).map(([id, options]): [string, Question] => [
    id,
    {
      id,
      type: 'single',
      text: { sv: `Fråga ${id}?` },
      answers: Object.fromEntries(
        Object.entries(options).map(([answer, option]) => [answer, optionOf(answer, option)]),
      ),
      ...extras[id],
    },
  ]);
  return {
    metadata: {
      id: 'form',
      version: 1,
      name: 'Formulär',
      nameForChild: { sv: 'Formulär' },
      mutable: true,
      firstQuestion: questions[0]?.[0] ?? 'none',
    },
    questions: Object.fromEntries(questions),
  };
}

function optionOf(id: string, option: Option): AnswerOption {
  const type = id.startsWith('skip') ? 'skip' : 'text';
  const text = { sv: `Svar ${id}` };
  return typeof option === 'object' && option !== null
    ? { type, text, ...option }
    : { type, text, next: option };
}

export const NOW = new Date('2026-05-31T10:00:00.000Z');
/** Recent enough to come back. */
export const RECENT = '2026-05-01T08:00:00.000Z';
/** Too old to come back. */
export const OLD = '2025-12-24T15:00:00.000Z';

/** Entries of one moment: `yes` or `mum:p1,p2` for one that carries data. */
export function entries(chosen: string, timestamp = RECENT): Entry[] {
  return chosen.split(' ').map((part) => {
    const [answer = '', data] = part.split(':');
    return data === undefined ? { answer, timestamp } : { answer, data: data.split(','), timestamp };
  });
}

/** A document in few words, all of it recent. */
export function document(
  answers: Record<string, string | Entry[]> = {},
  inactive: Record<string, string | Entry[]> = {},
): AnswersDocument {
  const lists = (map: Record<string, string | Entry[]>) =>
    Object.fromEntries(
      Object.entries(map).map(([id, list]) => [id, typeof list === 'string' ? entries(list) : list]),
    );
  return { answers: lists(answers), inactive: lists(inactive) };
}
