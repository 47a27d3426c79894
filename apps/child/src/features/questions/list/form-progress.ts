import type { AnswersDocument, Form } from '@lykta/domain';
import { openFlow, type Progress } from '@lykta/questionnaire-engine';

export interface FormProgress extends Progress {
  /** Whether there are answers, inactive ones included: what starting over would put aside. */
  begun: boolean;
}

/** A child's progress in a form (docs/product.md §4, Progress). */
export function formProgress(
  form: Form,
  document: AnswersDocument,
  { now, skipCutoff }: { now: Date; skipCutoff?: Date },
): FormProgress {
  const flow = openFlow(form, document, { now, skipCutoff });
  const held = [flow.document.answers, flow.document.inactive];
  return { ...flow.progress, begun: held.some((map) => Object.keys(map).length > 0) };
}
