/**
 * Detects what a spreadsheet would read as a formula: formula signs, also full-width, and also after spaces and
 * invisible characters, which some programs skip.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u;
/** Spreadsheets in Sweden expect this separator, because the comma is the decimal sign. */
const SEPARATOR = ';';

/** Writes one cell, always quoted; a cell that looks like a formula gets a leading apostrophe. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The byte order mark at the start of a file, which makes spreadsheets read it as UTF-8. */
export const CSV_MARK = '\uFEFF';

/** Writes one row as CSV (RFC 4180 except for the separator). */
export function csvLine(row: readonly (string | number)[]): string {
  return `${row.map(cell).join(SEPARATOR)}\r\n`;
}

/** Writes a whole table as CSV. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `${CSV_MARK}${rows.map(csvLine).join('')}`;
}
