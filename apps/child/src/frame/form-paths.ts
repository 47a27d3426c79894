import type { AnswersKey } from '@lykta/api';

/** The page where a form is answered (docs/product.md §2). */
export function formPath({ id, version, request }: AnswersKey): string {
  const own = `/form/${id}/${version}`;
  return request ? `${own}/${request.invitation}/${request.request}` : own;
}

/** The read-only page of answers that were sent. */
export function sentPath(
  { id, version }: AnswersKey,
  request: { invitation: string; request: string },
): string {
  return `/beb/requestform/${id}/${version}/${request.invitation}/${request.request}`;
}

/** Router state for /form, which chooses the next form. */
export interface ForwardState {
  /** Id of the own form that the child chose. */
  chosen?: string;
  /** Whether a form was just finished. */
  finished?: boolean;
  /** Whether that form had a hard answer. */
  hard?: boolean;
}

/** Router state for the page after the last form. */
export type DoneState = Pick<ForwardState, 'hard'>;

/** Router state for the page after sending. */
export interface SentState {
  /** The unit that reads the answers. */
  unit: string;
  /** Within how many days it reads; undefined where it has not said. */
  readsWithin?: number;
}

/** Router state for a form's page. */
export interface FormState {
  /** The visible question; undefined = the form's opening question, null = after the last one. */
  question?: string | null;
  /** Whether the screen after a request for help is shown before the question. */
  heard?: boolean;
  /** The page that opened this form and to return to. */
  back?: string;
}
