import { faceOf, questionTypes, type Face, type Question, type QuestionType } from '@lykta/domain';
import { groupsOf, hasFaces, isFull, newGroup, shownAnswers } from '@lykta/form-studio';

interface AnswerGroup {
  /** Undefined: the group of those that name none. */
  readonly name: string | undefined;
  readonly answers: readonly string[];
}

/** What the answers of a question have in common, without their words: while these are written it stays the same. */
export interface AnswersFrame {
  readonly question: string;
  readonly type: QuestionType;
  /** The answers in the order in which a child sees them. */
  readonly ids: readonly string[];
  /** How many of them, from the first, can change places. */
  readonly movable: number;
  /** Whether another answer can be written. */
  readonly grows: boolean;
  readonly faces: Readonly<Record<string, Face | undefined>>;
  /** Answers that can be chosen together. */
  readonly groups: readonly AnswerGroup[];
  /** The name of a group that would be new. */
  readonly newGroup: string;
}

/** Returns what the answers of a question have in common. */
export function frameOf(question: Pick<Question, 'id' | 'type' | 'answers'>): AnswersFrame {
  const shown = shownAnswers(question);
  const ids = shown.map(([id]) => id);
  // Only faces can change places with each other; a skip has a button of its own.
  const texts = shown.filter(([, { type }]) => type === 'text');
  return {
    question: question.id,
    type: question.type,
    ids,
    movable: hasFaces(question) ? texts.length : ids.length,
    grows: questionTypes[question.type].from !== 'words' && !isFull(question),
    faces: Object.fromEntries(ids.map((id) => [id, faceOf(question, id)])),
    groups: [...groupsOf(question)].map(([name, answers]) => ({ name, answers })),
    newGroup: newGroup(question),
  };
}
