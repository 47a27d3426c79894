import type { AnswersDocument } from '@lykta/domain';

export type QuestionId = string;
export type AnswerId = string;

/** One option as the person chose it; `data` holds person or house ids, `words` what it wrote itself. */
export interface Selection {
  readonly answer: AnswerId;
  readonly data?: readonly string[];
  readonly words?: string;
}

/** `now`: when the flow opens. `skipCutoff`: an earlier skip is asked again; without it, every skip counts as an answer. */
export interface FlowOptions {
  readonly now: Date;
  readonly skipCutoff?: Date;
}

/** The progress, in questions; `total = answered + left`. */
export interface Progress {
  readonly total: number;
  readonly answered: number;
  /** The gaps, plus the longest way on from the open question. */
  readonly left: number;
}

/** One person's path through a form. A flow never changes: `answer` returns a new one. */
export interface Flow {
  /** Every question on the path, in order. */
  readonly path: readonly QuestionId[];
  /** The questions on the path without a valid answer, in order. */
  readonly gaps: readonly QuestionId[];
  /** The first gap, or null when nothing is left. */
  readonly resume: QuestionId | null;
  readonly progress: Progress;
  /** The answers to save, active and inactive; frozen. */
  readonly document: AnswersDocument;
  /** The question before this one on the path; null for the first, and for one that is not on it. */
  previous(question: QuestionId): QuestionId | null;
  /** The first gap after this question, else the first gap of the path, else null. */
  following(question: QuestionId): QuestionId | null;
}

/** Why a reference found no data, or only some of it; `question` is the question it refers to. */
export interface Warning {
  readonly type: 'unanswered' | 'missing-answer' | 'several-with-data';
  readonly question: QuestionId;
}
