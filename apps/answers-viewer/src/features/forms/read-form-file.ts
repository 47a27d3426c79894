import type { Form } from '@lykta/domain';
import { fromQuestionnaire, toForm, type Imported } from '@lykta/form-studio';

/** What a chosen file turned out to be. */
export interface ReadFile {
  /** To be sent: the server checks the content. */
  readonly form?: Form;
  /** Read from another format, with what did not come along. */
  readonly foreign?: Imported;
  readonly notReadable?: true;
}

/** Reads a file that holds one of our forms, or a FHIR Questionnaire. Faults of the latter keep it from being sent. */
export function readFormFile(text: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { notReadable: true };
  }
  const foreign = fromQuestionnaire(value);
  if (!foreign) return { form: value as Form };
  const { form } = toForm(foreign.draft);
  return form ? { form, foreign } : { foreign };
}
