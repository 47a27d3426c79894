import { questionTypes, type Question, type QuestionType } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import { fitted, withAnswer } from './answers.ts';
import type { Edit } from './edit.ts';
import { forget, leadOn, leadPast, mainNext, mapAnswers } from './links.ts';
import { newId } from './new-id.ts';
import { moved } from './places.ts';
import { setFields } from './set-fields.ts';

/** Adds an empty question with the answers that its type needs and a way past it, and lets the one before it lead there. */
export function addQuestion(draft: Draft, { after, type }: Extract<Edit, { do: 'add-question' }>): Draft {
  return linkedIn(draft, after, [emptyQuestion(draft, type)]);
}

function emptyQuestion({ questions }: Draft, type: QuestionType): Question {
  const id = newId(`fraga-${questions.length + 1}`, new Set(questions.map((question) => question.id)));
  const question = fitted({ id, type, text: { sv: '' }, answers: {} });
  return questionTypes[type].asks === 'always' ? withAnswer(question, 'skip') : question;
}

/**
 * Adds questions of another form. An id that is taken becomes another one, and a way, condition or reference to a
 * question that does not come along is left out: it then leads on to the next of them.
 */
export function insertQuestions(
  draft: Draft,
  { after, questions }: Extract<Edit, { do: 'insert-questions' }>,
): Draft {
  const taken = new Set(draft.questions.map((question) => question.id));
  const ids = new Map<string, string>();
  for (const { id } of questions) {
    const fresh = newId(id, taken);
    taken.add(fresh);
    ids.set(id, fresh);
  }
  return linkedIn(
    draft,
    after,
    questions.map((question, index) => renamed(question, ids, questions[index + 1]?.id)),
  );
}

function renamed(
  question: Question,
  ids: ReadonlyMap<string, string>,
  following: string | undefined,
): Question {
  const after = following === undefined ? null : (ids.get(following) ?? null);
  const here = (next: string | null | undefined) => (next == null ? null : (ids.get(next) ?? after));
  const { includeIf, ref } = question;
  const known = includeIf?.answers.flatMap((each) => {
    const id = ids.get(each.question);
    return id === undefined ? [] : [{ ...each, question: id }];
  });
  const refs = (ref === undefined ? [] : [ref].flat()).flatMap((each) => {
    const id = ids.get(each.question);
    return id === undefined ? [] : [{ ...each, question: id }];
  });
  const led = mapAnswers(question, (answer) => setFields(answer, { next: here(answer.next) ?? undefined }));
  return setFields<Question>(led, {
    id: ids.get(question.id),
    includeIf: known?.length ? { answers: known, else: here(includeIf?.else) ?? after } : undefined,
    ref: refs.length > 1 ? refs : refs[0],
  });
}

/** Copies a question, its answers included, and asks the copy after it. */
export function duplicateQuestion(
  draft: Draft,
  { question: id }: Extract<Edit, { do: 'duplicate-question' }>,
): Draft {
  const original = draft.questions.find((question) => question.id === id);
  if (!original) return draft;
  const copy = newId(id, new Set(draft.questions.map((question) => question.id)));
  return linkedIn(draft, id, [{ ...original, id: copy }]);
}

/** Removes a question. What led to it leads on to where most of its answers led. */
export function removeQuestion(
  draft: Draft,
  { question: id }: Extract<Edit, { do: 'remove-question' }>,
): Draft {
  const at = draft.questions.findIndex((question) => question.id === id);
  if (at < 0) return draft;
  const rest = { ...draft, questions: draft.questions.toSpliced(at, 1) };
  const { metadata, questions } = leadPast(rest, id, onwardOf(draft, at));
  return { metadata, questions: questions.map((question) => forget(question, id)) };
}

/** Moves a question in the list, and in the way through the form: what led to it now leads past it. */
export function moveQuestion(
  draft: Draft,
  { question: id, to }: Extract<Edit, { do: 'move-question' }>,
): Draft {
  const from = draft.questions.findIndex((question) => question.id === id);
  if (from < 0 || moved(draft.questions, from, to)[from]!.id === id) return draft;
  const question = draft.questions[from]!;
  const without = leadPast(
    { ...draft, questions: draft.questions.toSpliced(from, 1) },
    id,
    onwardOf(draft, from),
  );
  const place = Math.max(0, Math.min(to, without.questions.length));
  return linkedIn(without, without.questions[place - 1]?.id ?? null, [question]);
}

/** Where a question leads on; never to itself. */
function onwardOf({ questions }: Draft, at: number): string | null {
  const question = questions[at]!;
  const next = mainNext(question);
  return next === question.id ? null : next;
}

/**
 * Puts questions into the list after another one, and into the way: the one before leads to the first of them, and
 * the last leads to where the one before led.
 */
function linkedIn(draft: Draft, after: string | null, added: readonly Question[]): Draft {
  const { metadata, questions } = draft;
  const [first] = added;
  if (!first) return draft;
  const at = after === null ? -1 : questions.findIndex(({ id }) => id === after);
  const before = questions[at];
  const onward = before ? mainNext(before) : metadata.firstQuestion || null;
  const last = added.at(-1)!;
  const leading = leadOn(last, mainNext(last), onward === last.id ? null : onward);
  const list = before ? questions.with(at, leadOn(before, onward, first.id)) : questions;
  return {
    metadata: before ? metadata : { ...metadata, firstQuestion: first.id },
    questions: list.toSpliced(at + 1, 0, ...added.slice(0, -1), leading),
  };
}
