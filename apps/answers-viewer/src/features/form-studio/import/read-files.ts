import { FormDraft, type Form } from '@lykta/domain';
import {
  draftOf,
  fromQuestionnaire,
  fromXlsForm,
  sheetsOf,
  sheetsOfCsv,
  type Imported,
} from '@lykta/form-studio';

/** The formats in which a form can come. */
type FileKind = 'lykta' | 'fhir' | 'xlsform';

/** A form that was read from a file, and what kind of file that was. */
export type ReadForm = Imported & { readonly kind: FileKind };

/**
 * Reads a form from files: one of ours or a FHIR Questionnaire as JSON, or an XLSForm as a workbook or as CSV, its
 * choices in a second file. Faults are no reason to refuse it: they are shown.
 * @returns undefined if it is none of these
 */
export async function readFiles(file: File, choices?: File): Promise<ReadForm | undefined> {
  const title = file.name.replace(/\.\w+$/, '');
  if (/\.xlsx$/i.test(file.name)) {
    const { readWorkbook } = await import('@lykta/form-studio/workbook');
    const book = await readWorkbook(new Uint8Array(await file.arrayBuffer()));
    const sheets = book && sheetsOf(book, title);
    return xlsForm(sheets && fromXlsForm(sheets));
  }
  const text = await file.text();
  if (/\.csv$/i.test(file.name)) return xlsForm(fromXlsForm(sheetsOfCsv(text, await choices?.text(), title)));
  return readJson(text);
}

const xlsForm = (read: Imported | undefined): ReadForm | undefined => read && { ...read, kind: 'xlsform' };

function readJson(text: string): ReadForm | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const questionnaire = fromQuestionnaire(value);
    if (questionnaire) return { ...questionnaire, kind: 'fhir' };
    const { data } = FormDraft.safeParse(draftOf(value as Form));
    return data && { draft: data, leftOut: [], kind: 'lykta' };
  } catch {
    return undefined;
  }
}
