/**
 * What a spreadsheet would take for a formula: its signs, also full-width, and also after spaces and marks that nobody
 * sees, which some programs leave out.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u;
/** What spreadsheets in Sweden expect, where the comma is in numbers. */
const SEPARATOR = ';';

/** One cell, always quoted; what looks like a formula gets an apostrophe before it. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** What makes spreadsheets read a file as UTF-8: the first thing in it. */
export const CSV_MARK = '\uFEFF';

/** One line of a table as CSV (RFC 4180 but for the separator). */
export function csvLine(row: readonly (string | number)[]): string {
  return `${row.map(cell).join(SEPARATOR)}\r\n`;
}

/** A whole table as CSV. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `${CSV_MARK}${rows.map(csvLine).join('')}`;
}
