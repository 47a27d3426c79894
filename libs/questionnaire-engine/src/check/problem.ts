import type { AnswerId, QuestionId } from '../types.ts';

/** What an author can get wrong; the codes are stable, so that a screen may say them in its own words. */
export type FormProblemCode =
  | 'first-question-missing'
  | 'first-question-unknown'
  | 'key-differs'
  | 'id-digits-only'
  | 'id-reserved'
  | 'next-unknown'
  | 'else-unknown'
  | 'include-if-unknown'
  | 'include-if-empty'
  | 'include-if-not-before'
  | 'ref-unknown'
  | 'ref-not-before'
  | 'cycle'
  | 'unreachable'
  | 'group-splits'
  | 'no-options'
  | 'options-do-not-fit'
  | 'text-missing'
  | 'header-missing'
  | 'option-text-missing'
  | 'name-missing';

/**
 * One authoring error: where (null = the form itself), what it names, and a sentence for its author. A screen says it in
 * its own words from code, answer and `named`.
 */
export interface FormProblem {
  readonly code: FormProblemCode;
  readonly question: QuestionId | null;
  /** The answer of that question, if it is about one. */
  readonly answer?: AnswerId;
  /** What is written there: an unknown id, a type, a circle of questions. */
  readonly named?: string;
  readonly message: string;
}
