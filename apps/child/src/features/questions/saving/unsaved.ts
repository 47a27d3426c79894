import type { AnswersDocument } from '@lykta/domain';

/**
 * What could not be saved before a form's page was left, by child and form. Only in memory: answers are never written
 * to a device that others may use.
 */
const left = new Map<string, AnswersDocument>();

const keyOf = (child: string, form: string) => `${child} ${form}`;

/** Keeps or forgets what is unsaved of a child's form, named by its path. */
export function keepUnsaved(child: string, form: string, document: AnswersDocument | undefined): void {
  if (document) left.set(keyOf(child, form), document);
  else left.delete(keyOf(child, form));
}

/** What an earlier visit could not save. */
export function unsavedOf(child: string, form: string): AnswersDocument | undefined {
  return left.get(keyOf(child, form));
}
