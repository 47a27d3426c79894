import { own, questionTypes, type AnswerOption, type Question } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import type { Edit } from './edit.ts';
import { mapAnswers } from './links.ts';
import { changeQuestion } from './places.ts';
import { setFields } from './set-fields.ts';

type Answered = Pick<Question, 'type' | 'answers'>;

/** Whether answers of a question can be chosen together. */
const hasGroups = ({ type }: Answered) => {
  const { from, several } = questionTypes[type];
  return from === 'options' && several;
};

/** The answers that can be chosen together, by group; undefined: those that have none. A skip is chosen alone. */
export function groupsOf(question: Answered): ReadonlyMap<string | undefined, readonly string[]> {
  if (!hasGroups(question)) return new Map();
  const texts = Object.entries(question.answers).filter(([, { type }]) => type === 'text');
  const groups = Map.groupBy(texts, ([, { group }]) => group);
  return new Map([...groups].map(([group, entries]) => [group, entries.map(([id]) => id)]));
}

/** The answers that can be chosen together with this one, itself among them. */
function together(question: Question, answer: string): readonly string[] {
  return [...groupsOf(question).values()].find((ids) => ids.includes(answer)) ?? [answer];
}

/** Leads an answer somewhere. Of those chosen together only one way can be taken, so that they all lead there. */
export function leadAnswer(
  draft: Draft,
  { question, answer, next }: Extract<Edit, { do: 'lead-answer' }>,
): Draft {
  return changeQuestion(draft, question, (before) => {
    const along = new Set(together(before, answer));
    return changeSome(before, along, (option) => setFields(option, { next }));
  });
}

/** Puts an answer into a group, and lets it lead where the others of that group do. */
export function groupAnswer(
  draft: Draft,
  { question, answer, group }: Extract<Edit, { do: 'group-answer' }>,
): Draft {
  return changeQuestion(draft, question, (before) => {
    const [other] = (groupsOf(before).get(group) ?? []).filter((id) => id !== answer);
    const model = other === undefined ? undefined : own(before.answers, other);
    return changeSome(before, new Set([answer]), (option) =>
      setFields(option, { group, ...(model && { next: model.next }) }),
    );
  });
}

/** A name for a group that the question does not have yet. It is never shown. */
export function newGroup(question: Answered): string {
  const taken = groupsOf(question);
  let number = 1;
  while (taken.has(`grupp-${number}`)) number += 1;
  return `grupp-${number}`;
}

function changeSome(
  question: Question,
  ids: ReadonlySet<string>,
  change: (option: AnswerOption) => AnswerOption,
): Question {
  const changed = new Set([...ids].map((id) => own(question.answers, id)));
  return mapAnswers(question, (option) => (changed.has(option) ? change(option) : option));
}
