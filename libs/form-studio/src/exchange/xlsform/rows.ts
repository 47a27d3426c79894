import {
  languageCodes,
  languages,
  plainOf,
  REFERENCE,
  tableOf,
  type Language,
  type LocalText,
} from '@lykta/domain';
import { own } from '@lykta/domain/own';

/** A row of a sheet by the names of its columns; empty cells are not there. */
export type Row = Readonly<Record<string, string>>;

/** What columns were called before. */
const olderNames = new Map([
  ['caption', 'label'],
  ['relevance', 'relevant'],
  ['bind::relevant', 'relevant'],
]);

/** A column as it is looked for: `Type` is `type`, and `label:english` is `label::english`. */
const columnName = (written: string) => {
  const plain = written.trim();
  const name = plain.includes(':')
    ? plain.replace(/^(\w+)::?\s*/, (_, kind: string) => `${kind.toLowerCase()}::`)
    : plain.toLowerCase();
  return olderNames.get(name) ?? name;
};

/** The rows of a sheet that say something, with their numbers as a spreadsheet shows them. */
export function rowsOf(sheet: readonly (readonly string[])[]): { row: Row; number: number }[] {
  const [columns = [], ...rows] = sheet;
  const columnNames = columns.map(columnName);
  return rows.flatMap((cells, index) => {
    const written = columnNames.flatMap((name, at) => {
      const cell = plainOf(cells[at] ?? '').trim();
      return cell === '' ? [] : [[name, cell] as const];
    });
    return written.length === 0 ? [] : [{ row: Object.fromEntries(written), number: index + 2 }];
  });
}

/** The names of a sheet's columns. */
export const columnsOf = ([columns = []]: readonly (readonly string[])[]): string[] =>
  columns.map(columnName).filter((column) => column !== '');

const textColumn = /^(label|hint)(?:::(.+))?$/;

/** The language that a column of texts is in: its code in brackets, or its name alone; undefined for any other. */
function languageOfColumn(column: string): Language | undefined {
  const [, , named] = textColumn.exec(column) ?? [];
  if (named === undefined) return undefined;
  const language = (/\((\w+)(?:-\w+)?\)$/.exec(named)?.[1] ?? named).toLowerCase();
  return languageCodes.find((code) => names[code].includes(language));
}

const english = new Intl.DisplayNames('en', { type: 'language' });
/** What each language is called in columns: in itself, in English, and by its code. */
const names = tableOf(languageCodes, (code): readonly (string | undefined)[] =>
  [languages[code].name, english.of(code), code].map((name) => name?.toLowerCase()),
);

/** Whether a column has texts in a language that the product has, or in the only one of the file. */
export const isReadText = (column: string): boolean =>
  textColumn.test(column) && (!column.includes(':') || languageOfColumn(column) !== undefined);

/** The words of a row: `label::Svenska (sv)` and its kin, or a plain `label`; what there is, if none is Swedish. */
export function textIn(row: Row, kind: 'label' | 'hint'): LocalText {
  const columns = Object.entries(row).filter(
    ([column, words]) => words !== '' && textColumn.exec(column)?.[1] === kind,
  );
  const inLanguage = (code: Language) => columns.find(([column]) => languageOfColumn(column) === code)?.[1];
  const others = languageCodes.flatMap((code) => {
    const words = code === REFERENCE ? undefined : inLanguage(code);
    return words === undefined ? [] : [[code, words] as const];
  });
  return {
    [REFERENCE]: inLanguage(REFERENCE) ?? own(row, kind) ?? columns[0]?.[1] ?? '',
    ...Object.fromEntries(others),
  };
}
