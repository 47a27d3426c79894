import { readCsv } from './csv.ts';

/** The sheets of an XLSForm: rows of cells. */
export interface XlsFormSheets {
  readonly survey: readonly (readonly string[])[];
  readonly choices?: readonly (readonly string[])[] | undefined;
  readonly settings?: readonly (readonly string[])[] | undefined;
  /** The names of sheets that nothing is read of. */
  readonly others?: readonly string[];
  /** What the form is called, if its settings do not say. */
  readonly title?: string;
}

/** Sorts the sheets of a workbook. @returns undefined if it has no sheet `survey` */
export function sheetsOf(
  book: ReadonlyMap<string, readonly (readonly string[])[]>,
  title: string,
): XlsFormSheets | undefined {
  const named = new Map([...book].map(([name, rows]) => [name.trim().toLowerCase(), rows]));
  const survey = named.get('survey');
  if (!survey) return undefined;
  const read = ['survey', 'choices', 'settings'];
  const others = [...named].filter(([name, rows]) => !read.includes(name) && rows.length > 1);
  return {
    survey,
    choices: named.get('choices'),
    settings: named.get('settings'),
    others: others.map(([name]) => name),
    title,
  };
}

/**
 * Reads the sheets out of CSV: one file for each sheet, or one file in which the name of each sheet stands alone in the
 * first column above its rows.
 */
export function sheetsOfCsv(survey: string, choices: string | undefined, title: string): XlsFormSheets {
  const rows = readCsv(survey);
  const [[first = '', ...rest] = []] = rows;
  if (first.trim() === '' || rest.some((cell) => cell.trim() !== ''))
    return { survey: rows, choices: choices === undefined ? undefined : readCsv(choices), title };
  const book = new Map<string, string[][]>();
  let sheet: string[][] = [];
  for (const [name = '', ...cells] of rows)
    if (name.trim() === '') sheet.push(cells);
    else book.set(name.trim(), (sheet = []));
  return sheetsOf(book, title) ?? { survey: rows, title };
}
