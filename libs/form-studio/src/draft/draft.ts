import type { Form, FormDraft, LocalText, Question } from '@lykta/domain';

/** A form that somebody is writing, as it is saved. */
export type Draft = Readonly<FormDraft>;

const EMPTY_TEXT: LocalText = { sv: '' };

/** Returns a draft without questions. The id is chosen once and never changed. */
export function emptyDraft(id: string): Draft {
  return {
    metadata: { id, version: 1, name: '', nameForChild: EMPTY_TEXT, mutable: true, firstQuestion: '' },
    questions: [],
  };
}

/** Opens a form for writing. Nothing of it is changed: `writtenForm` returns it as it was. */
export function draftOf({ metadata, questions }: Form): Draft {
  return { metadata, questions: Object.values(questions) };
}

/** Returns the draft in the shape of a form, finished or not; `toForm` returns it only when it is finished. */
export function writtenForm({ metadata, questions }: Draft): Form {
  return { metadata, questions: Object.fromEntries(questions.map((question) => [question.id, question])) };
}

/** Returns the question with this id. */
export function questionIn({ questions }: Draft, id: string): Question | undefined {
  return questions.find((question) => question.id === id);
}
