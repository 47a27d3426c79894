import type { QuestionId } from '../types.ts';

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

/** One authoring error: where (null = the form itself) and, in a sentence for its author, what. */
export interface FormProblem {
  readonly code: FormProblemCode;
  readonly question: QuestionId | null;
  readonly message: string;
}
