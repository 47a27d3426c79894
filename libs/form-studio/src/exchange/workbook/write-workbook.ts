import type { Sheets } from './read-workbook.ts';
import { escaped } from './xml.ts';
import { zip } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Writes a workbook (Office Open XML, `.xlsx`) with texts in its cells. */
export function writeWorkbook(sheets: Sheets): Uint8Array<ArrayBuffer> {
  const names = [...sheets.keys()];
  const numbers = names.map((_, at) => at + 1);
  const relations = numbers
    .map((n) => `<Relationship Id="r${n}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
    .join('');
  const types = numbers
    .map(
      (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
    )
    .join('');
  const list = names
    .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
    .join('');
  return zip(
    new Map([
      [
        '[Content_Types].xml',
        `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${types}</Types>`,
      ],
      [
        '_rels/.rels',
        `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
      [
        'xl/workbook.xml',
        `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${list}</sheets></workbook>`,
      ],
      [
        'xl/_rels/workbook.xml.rels',
        `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations}</Relationships>`,
      ],
      ...[...sheets.values()].map((rows, at): [string, string] => [
        `xl/worksheets/sheet${at + 1}.xml`,
        sheetOf(rows),
      ]),
    ]),
  );
}

function sheetOf(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((text) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`).join('');
  const data = rows.map((row, at) => `<row r="${at + 1}">${cells(row)}</row>`).join('');
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`;
}
