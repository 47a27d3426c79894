import type { AnswersDocument } from '@lykta/domain';

/**
 * Answers not saved when a form's page was left, by child and form. Kept in memory only, because answers are never
 * written to a device that others may use.
 */
const left = new Map<string, AnswersDocument>();

const keyOf = (child: string, form: string) => `${child} ${form}`;

/** Keeps the unsaved answers of a child's form, named by its path; undefined removes them. */
export function keepUnsaved(child: string, form: string, document: AnswersDocument | undefined): void {
  if (document) left.set(keyOf(child, form), document);
  else left.delete(keyOf(child, form));
}

/** The answers that an earlier visit could not save. */
export function unsavedOf(child: string, form: string): AnswersDocument | undefined {
  return left.get(keyOf(child, form));
}
