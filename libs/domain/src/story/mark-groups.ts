import { asksSomething, faceOf, type Face } from '../form/options.ts';
import type { Question } from '../form/form.ts';
import { isHard, type StoryMark } from '../form/story-marks.ts';
import { own } from '../id/own.ts';

/** The groups that a case worker reads first, in order. */
export const markGroups = ['help', 'worries', 'wishes', 'resources'] as const;
export type MarkGroup = (typeof markGroups)[number];

const groupOfMark: Record<StoryMark, MarkGroup> = {
  HELP: 'help',
  WORRIES: 'worries',
  PROBLEM: 'worries',
  RESOURCE: 'resources',
  WISH: 'wishes',
};

/** The two lowest faces count as worries, whatever marks the form has. */
const LOWEST_FACES = 2;

/** What the answer to one question tells without its words. */
export interface MarkedAnswer {
  /** False without an answer, and when the child skipped the question. */
  answered: boolean;
  face?: Face;
  marks: StoryMark[];
}

/** Reads an answer's face and marks; `answers` are the ids of the chosen options. */
export function markedAnswer(question: Question | undefined, answers: readonly string[]): MarkedAnswer {
  const chosen = answers.flatMap((id) => own(question?.answers, id) ?? []);
  if (!question || !asksSomething(question) || chosen.every(({ type }) => type === 'skip'))
    return { answered: false, marks: [] };
  return {
    answered: true,
    face: answers[0] === undefined ? undefined : faceOf(question, answers[0]),
    marks: chosen.flatMap(({ story }) => story ?? []),
  };
}

/** Returns the groups that an answer belongs to. */
export function groupsOf({ marks, face }: MarkedAnswer): Set<MarkGroup> {
  const groups = new Set(marks.map((mark) => groupOfMark[mark]));
  if (face && face <= LOWEST_FACES) groups.add('worries');
  return groups;
}

/** How an answer differs from the previous one: by the chosen face, or by its marks. Worse first. */
export const directions = ['worse', 'worry', 'other', 'better'] as const;
export type Direction = (typeof directions)[number];

const isWorrying = ({ marks }: MarkedAnswer) => marks.some(isHard);

/** Returns how an answer differs from the previous one; `other` when neither face nor marks tell. */
export function directionOf(now: MarkedAnswer, then: MarkedAnswer): Direction {
  if (now.face && then.face && now.face !== then.face) return now.face < then.face ? 'worse' : 'better';
  if (isWorrying(now) && !isWorrying(then)) return 'worry';
  if (isWorrying(then) && now.answered && !isWorrying(now)) return 'better';
  return 'other';
}
