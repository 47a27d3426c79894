import type { AnswersDocument } from '@lykta/domain';

export type QuestionId = string;
export type AnswerId = string;

/** One option as the person chose it; `data` holds person or house ids. */
export interface Selection {
  readonly answer: AnswerId;
  readonly data?: readonly string[];
}

/** When the flow is opened, and from when on a skip still counts as an answer (absent: always). */
export interface FlowOptions {
  readonly now: Date;
  readonly skipCutoff?: Date;
}

/** How far one has come, in questions; `total = answered + left`. */
export interface Progress {
  readonly total: number;
  readonly answered: number;
  /** The gaps, and the longest way on from the open question. */
  readonly left: number;
}

/** One person's way through a form, at one moment: never changes; `answer` gives the next one. */
export interface Flow {
  /** Every question on the path, in order. */
  readonly path: readonly QuestionId[];
  /** The questions on the path that still want an answer, in order. */
  readonly gaps: readonly QuestionId[];
  /** The first gap, or null when nothing is left. */
  readonly resume: QuestionId | null;
  readonly progress: Progress;
  /** The answers, reconciled with the path and ready to save; frozen. */
  readonly document: AnswersDocument;
  /** The question before this one on the path; null for the first, and for one that is not on it. */
  previous(question: QuestionId): QuestionId | null;
  /** The first gap after this question, else the first gap of all, else null (nothing is left). */
  following(question: QuestionId): QuestionId | null;
}

/** Why a referenced answer gave no data, or not all of it; `question` is the one referred to. */
export interface Warning {
  readonly type: 'unanswered' | 'missing-answer' | 'several-with-data';
  readonly question: QuestionId;
}
