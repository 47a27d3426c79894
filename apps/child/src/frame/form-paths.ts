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

/** What /form needs to know to choose the next form, as router state. */
export interface ForwardState {
  /** The area that the child chose. */
  area?: string;
  /** A form was just finished. */
  finished?: boolean;
  /** Something hard was told in it. */
  hard?: boolean;
}

/** What the page after the last form is told, as router state. */
export type DoneState = Pick<ForwardState, 'hard'>;

/** What a form's page may be told, as router state. */
export interface FormState {
  /** The question shown; absent = where the form opens, null = after the last one. */
  question?: string | null;
  /** The screen that answers a wish for help stands before the question. */
  heard?: boolean;
  /** The page that asked for this form, to come back to. */
  back?: string;
}
