import {
  questionTypes,
  type AnswerOption,
  type AnswerType,
  type Question,
  type QuestionType,
} from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import type { Edit } from './edit.ts';
import { arranged, FACES, hasFaces, shownAnswers, weighed } from './faces.ts';
import { forget, mainNext, mapAnswers } from './links.ts';
import { newId } from './new-id.ts';
import { changeAnswer, changeQuestion, moved } from './places.ts';
import { setFields } from './set-fields.ts';

/** The texts with which an answer begins; others are empty. */
const beginnings: Partial<Record<AnswerType, AnswerOption['text']>> = {
  skip: { sv: 'Hoppa över', en: 'Skip' },
  none: { sv: 'Ingen just nu', en: 'No one right now' },
  words: { sv: 'Barnets egna ord', en: 'The child’s own words' },
};

/** Adds an answer that leads where most others lead. A skip comes last. */
export function addAnswer(draft: Draft, edit: Extract<Edit, { do: 'add-answer' }>): Draft {
  return changeQuestion(draft, edit.question, (before) => weighed(withAnswer(before, edit.type, edit)));
}

/** Returns a question with one answer more. In a group it leads where the others of that group do. */
export function withAnswer(
  question: Question,
  type: AnswerType,
  { text = beginnings[type] ?? { sv: '' }, group }: Pick<Partial<AnswerOption>, 'text' | 'group'> = {},
): Question {
  const { answers } = question;
  const other = group === undefined ? undefined : Object.values(answers).find((each) => each.group === group);
  const next = other ? (other.next ?? null) : mainNext(question);
  const option: AnswerOption = {
    type,
    text,
    ...(group !== undefined && { group }),
    ...(next !== null && { next }),
  };
  const entries = Object.entries(answers);
  const last = entries.findIndex(([, each]) => each.type === 'skip');
  const at = type !== 'skip' && last >= 0 ? last : entries.length;
  const id = newId(type === 'text' ? `svar-${entries.length + 1}` : type, new Set(Object.keys(answers)));
  return { ...question, answers: Object.fromEntries(entries.toSpliced(at, 0, [id, option])) };
}

/** Removes an answer, also where conditions and references of other questions name it. */
export function removeAnswer(
  draft: Draft,
  { question, answer }: Extract<Edit, { do: 'remove-answer' }>,
): Draft {
  const { metadata, questions } = changeQuestion(draft, question, (before) => ({
    ...before,
    answers: Object.fromEntries(Object.entries(before.answers).filter(([id]) => id !== answer)),
  }));
  return { metadata, questions: questions.map((each) => forget(each, question, answer)) };
}

/** Moves an answer to another place in the list that a child sees; a face takes the weight of its new place. */
export function moveAnswer(
  draft: Draft,
  { question, answer, to }: Extract<Edit, { do: 'move-answer' }>,
): Draft {
  return changeQuestion(draft, question, (before) => {
    const entries = shownAnswers(before);
    const from = entries.findIndex(([id]) => id === answer);
    return from < 0 ? before : arranged(before, moved(entries, from, to));
  });
}

/** Sets fields of an answer: where it leads, its mark, weight, group or kind. */
export function setAnswer(
  draft: Draft,
  { question, answer, change }: Extract<Edit, { do: 'set-answer' }>,
): Draft {
  return changeAnswer(draft, question, answer, (before) => setFields(before, change));
}

/** Changes how a question is answered: gives it the answers that the new way needs, and takes what has no place in it. */
export function setType(draft: Draft, { question, type }: Extract<Edit, { do: 'set-type' }>): Draft {
  return changeQuestion(draft, question, (before) => fitted(withoutUnfitting({ ...before, type })));
}

/** Groups are for several options, and who comes first is for persons. */
function withoutUnfitting(question: Question): Question {
  const { from, several } = questionTypes[question.type];
  const rest = from === 'persons' ? question : setFields(question, { first: undefined });
  return from === 'options' && several
    ? rest
    : mapAnswers(rest, (answer) =>
        answer.group === undefined ? answer : setFields(answer, { group: undefined }),
      );
}

/** Gives a question the answers that its type cannot be without. What the author wrote stays. */
export function fitted(question: Question): Question {
  const { from } = questionTypes[question.type];
  const list = listAnswer[from];
  const kept = mapAnswers(question, (answer) => {
    const isOther = answer.type !== list && answer.type !== 'skip' && answer.type !== 'text';
    return isOther && (answer.type !== 'none' || from === 'options') ? { ...answer, type: list } : answer;
  });
  if (from === 'words') return withWords(question);
  return weighed(missingIn(kept).reduce((before, kind) => withAnswer(before, kind), kept));
}

/** A question for the child's own words: its skip stays, other answers have nothing to say. */
function withWords(question: Question): Question {
  const kept = Object.entries(question.answers).filter(([, { type }]) => type === 'words' || type === 'skip');
  const [words] = kept.filter(([, { type }]) => type === 'words');
  const rest = kept.filter(([, { type }]) => type === 'skip');
  const fitting = { ...question, answers: Object.fromEntries([...(words ? [words] : []), ...rest]) };
  return words ? fitting : withAnswer(fitting, 'words');
}

const listAnswer: Record<(typeof questionTypes)[QuestionType]['from'], AnswerType> = {
  options: 'text',
  persons: 'persons',
  houses: 'accommodations',
  words: 'words',
};

function missingIn({ type, answers }: Question): AnswerType[] {
  const given = Object.values(answers).map((answer) => answer.type);
  const { from } = questionTypes[type];
  const texts = given.filter((each) => each === 'text').length;
  if (from !== 'options') {
    const list = listAnswer[from];
    const nobody = texts > 0 || given.includes('none');
    return [...(given.includes(list) ? [] : [list]), ...(nobody ? [] : (['none'] as const))];
  }
  const wanted = hasFaces({ type }) ? FACES : 1;
  return Array.from({ length: Math.max(0, wanted - texts) }, () => 'text' as const);
}
