import { languageCodes, REFERENCE, type LocalText } from '@lykta/domain';
import { own } from '@lykta/domain/own';
import { readCsv } from './csv.ts';
import { draftOfForeign, type ForeignQuestion, type Imported } from './foreign.ts';
import type { LeftOut } from './left-out.ts';
import { relevantOf } from './relevant.ts';

/** The sheets of an XLSForm, each saved as CSV. */
export interface XlsFormSheets {
  readonly survey: string;
  readonly choices?: string;
  readonly title?: string;
}

type Row = Readonly<Record<string, string>>;

/** Columns that are read, beside the texts, and those that say nothing to us. */
const known = new Set([
  'type',
  'name',
  'relevant',
  'list_name',
  'list name',
  'hint',
  'required',
  'appearance',
]);
/** Rows of the form itself that no child sees. */
const silent = new Set(['start', 'end', 'today', 'deviceid', 'username', 'phonenumber', 'email', 'audit']);

interface Reading {
  readonly lists: ReadonlyMap<string, readonly { readonly row: Row }[]>;
  readonly questions: ForeignQuestion[];
  readonly leftOut: LeftOut[];
  /** The conditions of the groups that are open. */
  readonly groups: string[];
}

/** Reads the part of an XLSForm that fits: choices, notes, groups and simple conditions; every other row is named. */
export function fromXlsForm({ survey, choices = '', title = '' }: XlsFormSheets): Imported | undefined {
  const rows = rowsOf(survey);
  const columns = Object.keys(rows[0]?.row ?? {});
  if (!columns.includes('type') || !columns.includes('name')) return undefined;
  const reading: Reading = {
    lists: Map.groupBy(rowsOf(choices), ({ row }) => own(row, 'list_name') ?? own(row, 'list name') ?? ''),
    questions: [],
    leftOut: columns
      .filter((column) => !known.has(column) && !/^label/.test(column))
      .map((column) => ({ place: 'survey', why: 'column', named: column })),
    groups: [],
  };
  for (const { row, number } of rows) readRow(row, `survey ${number}`, reading);
  const { draft, leftOut } = draftOfForeign(
    { id: title || 'formular', name: title, nameForChild: { [REFERENCE]: title } },
    reading.questions,
  );
  return { draft, leftOut: [...reading.leftOut, ...leftOut] };
}

function readRow(row: Row, place: string, { lists, questions, leftOut, groups }: Reading): void {
  const written = (own(row, 'type') ?? '').trim();
  const relevant = own(row, 'relevant') ?? '';
  const text = labelOf(row);
  if (/^begin[ _]group/.test(written)) {
    groups.push(relevant);
    if (text.sv) leftOut.push({ place, why: 'heading', named: text.sv });
  } else if (/^end[ _]group/.test(written)) groups.pop();
  else if (!silent.has(written)) {
    const [kind = '', list = ''] = written.split(/\s+/);
    const type = typeOf(kind);
    if (!type) return void leftOut.push({ place, why: 'kind', named: written });
    const wanted = [...groups, relevant].filter((condition) => condition !== '');
    const onlyAfter = wanted.length > 1 ? undefined : relevantOf(wanted[0]);
    if (!onlyAfter) leftOut.push({ place, why: 'condition', named: wanted.join(' and ') });
    const choices = type === 'article_text' ? [] : (lists.get(list) ?? []);
    const answers = choices.map((choice) => ({
      id: own(choice.row, 'name') ?? '',
      text: labelOf(choice.row),
    }));
    if (type !== 'article_text' && answers.length === 0) leftOut.push({ place, why: 'answers', named: list });
    questions.push({ id: own(row, 'name') || place, place, type, text, answers, onlyAfter: onlyAfter ?? [] });
  }
}

function typeOf(kind: string): ForeignQuestion['type'] | undefined {
  if (kind === 'select_one' || kind === 'select1') return 'single';
  if (kind === 'select_multiple' || kind === 'select') return 'multiple';
  return kind === 'note' || kind === 'acknowledge' ? 'article_text' : undefined;
}

/** The words of a row: `label::Svenska (sv)` and its kin, or a plain `label`. */
function labelOf(row: Row): LocalText {
  const inLanguage = (code: string) =>
    Object.entries(row).find(([column]) =>
      new RegExp(`^label::.*(?:\\(${code}\\)|^label::${code}$)`, 'i').test(column),
    )?.[1];
  const others = languageCodes.flatMap((code) => {
    const words = code === REFERENCE ? undefined : inLanguage(code);
    return words ? [[code, words] as const] : [];
  });
  const anyLabel = Object.entries(row).find(([column, words]) => /^label/.test(column) && words)?.[1];
  return {
    [REFERENCE]: inLanguage(REFERENCE) ?? own(row, 'label') ?? anyLabel ?? '',
    ...Object.fromEntries(others),
  };
}

/** The rows of a sheet by the names of its columns, with their numbers as a spreadsheet shows them. */
function rowsOf(sheet: string): { row: Row; number: number }[] {
  const [columns = [], ...rows] = readCsv(sheet);
  return rows.map((cells, index) => ({
    row: Object.fromEntries(columns.map((column, at) => [column.trim(), (cells[at] ?? '').trim()])),
    number: index + 2,
  }));
}
