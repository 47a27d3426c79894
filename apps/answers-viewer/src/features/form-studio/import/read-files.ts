import { DRAFT_BYTES_MAX, FormDraft, plainOf, type Form } from '@lykta/domain';
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

/** Why a file is refused: the last part of the id of its text. */
export type Refusal = 'not-readable' | 'too-large';

/** The largest file that is opened, in bytes: a form with much space between its words. */
const FILE_BYTES_MAX = 5_000_000;

/**
 * Reads a form from files: one of ours or a FHIR Questionnaire as JSON, or an XLSForm as a workbook or as CSV, its
 * choices in a second file. Faults are no reason to refuse it: they are shown. What no draft can have is one.
 */
export async function readFiles(file: File, choices?: File): Promise<ReadForm | Refusal> {
  if (file.size + (choices?.size ?? 0) > FILE_BYTES_MAX) return 'too-large';
  try {
    const read = await (/\.(csv|xlsx)$/i.test(file.name) ? readXlsForm(file, choices) : readJson(file));
    const { data } = FormDraft.safeParse(read?.draft);
    if (!read || !data) return 'not-readable';
    return isTooLarge(data) ? 'too-large' : { ...read, draft: data };
  } catch {
    // The file is gone, is not JSON, or is nested so deeply that reading it fails.
    return 'not-readable';
  }
}

async function readXlsForm(file: File, choices: File | undefined): Promise<ReadForm | undefined> {
  const sheets = await sheetsIn(file, choices, file.name.replace(/\.\w+$/, ''));
  const read = sheets && fromXlsForm(sheets);
  return read && { ...read, kind: 'xlsform' };
}

async function sheetsIn(file: File, choices: File | undefined, title: string) {
  if (/\.csv$/i.test(file.name))
    return sheetsOfCsv(await wordsOf(file), choices && (await wordsOf(choices)), title);
  const { readWorkbook } = await import('../workbook.ts');
  const book = await readWorkbook(new Uint8Array(await file.arrayBuffer()));
  return book && sheetsOf(book, title);
}

async function readJson(file: File): Promise<ReadForm> {
  const value: unknown = JSON.parse(await wordsOf(file), (_, one: unknown) =>
    typeof one === 'string' ? plainOf(one) : one,
  );
  const questionnaire = fromQuestionnaire(value);
  return questionnaire
    ? { ...questionnaire, kind: 'fhir' }
    : { draft: draftOf(value as Form), leftOut: [], kind: 'lykta' };
}

/** Reads a file as text. Spreadsheets in Sweden also write CSV in windows-1252. */
async function wordsOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether the draft is too large to be saved. A workbook stores each text once, so a small file can become large. */
function isTooLarge({ questions }: FormDraft): boolean {
  let size = 0;
  return questions.some((question) => (size += JSON.stringify(question).length) > DRAFT_BYTES_MAX);
}
