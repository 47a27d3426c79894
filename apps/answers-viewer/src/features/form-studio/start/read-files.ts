import { FormDraft, type Form } from '@lykta/domain';
import { draftOf, fromQuestionnaire, fromXlsForm, type Imported } from '@lykta/form-studio';

/**
 * Reads a form from files: one of ours or a FHIR Questionnaire as JSON, or an XLSForm as CSV, its choices in a second
 * file. Faults are no reason to refuse it: the studio shows them.
 * @returns undefined if it is none of these
 */
export async function readFiles(file: File, choices?: File): Promise<Imported | undefined> {
  const text = await file.text();
  const title = file.name.replace(/\.\w+$/, '');
  if (/\.csv$/i.test(file.name))
    return fromXlsForm({ survey: text, title, ...(choices && { choices: await choices.text() }) });
  return readJson(text);
}

function readJson(text: string): Imported | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const foreign = fromQuestionnaire(value);
    if (foreign) return foreign;
    const { data } = FormDraft.safeParse(draftOf(value as Form));
    return data && { draft: data, leftOut: [] };
  } catch {
    return undefined;
  }
}
