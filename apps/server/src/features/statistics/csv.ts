/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** What spreadsheets in Sweden expect, where the comma is in numbers. */
const SEPARATOR = ';';

/** One cell, always quoted; what looks like a formula gets an apostrophe before it. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180 but for the separator), with the mark that makes spreadsheets read it as UTF-8. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(SEPARATOR)).join('\r\n')}\r\n`;
}
