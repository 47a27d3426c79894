import type { AnswersDocument, Form } from '@lykta/domain';
import { openFlow, type Progress } from '@lykta/questionnaire-engine';

export interface FormProgress extends Progress {
  /** Whether anything is answered, parked answers included: what start over would put aside. */
  begun: boolean;
}

/** How far a child has come in a form (docs/product.md §4, Progress). */
export function formProgress(
  form: Form,
  document: AnswersDocument,
  { now, skipCutoff }: { now: Date; skipCutoff?: Date },
): FormProgress {
  const flow = openFlow(form, document, { now, skipCutoff });
  const held = [flow.document.answers, flow.document.inactive];
  return { ...flow.progress, begun: held.some((map) => Object.keys(map).length > 0) };
}
