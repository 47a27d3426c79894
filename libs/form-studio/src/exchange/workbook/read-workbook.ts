import { openZip, type ReadFile } from './unzip.ts';
import { xmlParts } from './xml.ts';

/** The sheets of a workbook by name: rows of cells, as they are shown. */
export type Sheets = ReadonlyMap<string, string[][]>;

/** More columns than a form has; what stands further right is not read. */
const MOST_COLUMNS = 500;
/** More rows than a form has. */
const MOST_ROWS = 20_000;

/**
 * Reads a workbook (Office Open XML, `.xlsx`).
 * @returns undefined if it is none, or if a sheet of it can't be read
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheets | undefined> {
  const file = openZip(bytes);
  const book = await file?.('xl/workbook.xml');
  if (!file || book === undefined) return undefined;
  const targets = await targetsOf(file);
  const texts = sharedTexts((await file('xl/sharedStrings.xml')) ?? '');
  const sheets = new Map<string, string[][]>();
  for (const part of xmlParts(book)) {
    if (part.is !== 'open' || part.name !== 'sheet') continue;
    const { attributes } = part;
    const target = targets.get(attributes.get('id') ?? '');
    if (target === undefined) continue;
    const sheet = await file(target);
    // A form that lacks a sheet would look whole.
    if (sheet === undefined) return undefined;
    sheets.set(attributes.get('name') ?? '', rowsOf(sheet, texts));
  }
  return sheets;
}

/** The file of each sheet, by the id that the workbook names it with. */
async function targetsOf(file: ReadFile): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  for (const part of xmlParts((await file('xl/_rels/workbook.xml.rels')) ?? '')) {
    if (part.is !== 'open' || part.name !== 'Relationship') continue;
    const target = part.attributes.get('Target') ?? '';
    targets.set(part.attributes.get('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return targets;
}

/** The texts that cells share, each once. How a text is said (Japanese) is left out. */
function sharedTexts(text: string): string[] {
  const texts: string[] = [];
  let [words, isText, isSaid] = ['', false, false];
  for (const part of xmlParts(text)) {
    if (part.is === 'text') {
      if (isText && !isSaid) words += part.text;
    } else if (part.name === 't') isText = part.is === 'open';
    else if (part.name === 'rPh') isSaid = part.is === 'open';
    else if (part.name === 'si') {
      if (part.is === 'close') texts.push(words);
      words = '';
    }
  }
  return texts;
}

function rowsOf(sheet: string, texts: readonly string[]): string[][] {
  const rows: string[][] = [];
  let [row, column, kind, isValue] = [0, 0, '', false];
  for (const part of xmlParts(sheet)) {
    if (part.is === 'text') {
      if (isValue) put(rows, row, column, kind === 's' ? (texts[Number(part.text)] ?? '') : part.text, kind);
    } else if (part.name === 'v' || part.name === 't') isValue = part.is === 'open';
    else if (part.is === 'open' && part.name === 'row') {
      row = wholeNumber(part.attributes.get('r')) ?? row + 1;
      column = 0;
    } else if (part.is === 'open' && part.name === 'c') {
      kind = part.attributes.get('t') ?? 'n';
      column = columnOf(part.attributes.get('r')) ?? column + 1;
    }
  }
  return Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? ''));
}

function put(rows: string[][], row: number, column: number, text: string, kind: string): void {
  if (row < 1 || row > MOST_ROWS || column < 1 || column > MOST_COLUMNS) return;
  const cells = (rows[row - 1] ??= []);
  const words = kind === 'b' ? (text === '1' ? 'TRUE' : 'FALSE') : text;
  cells[column - 1] = (cells[column - 1] ?? '') + words;
}

/** The number that a row has; undefined if it is none that a row can have. */
const wholeNumber = (text = ''): number | undefined => (/^\d{1,7}$/.test(text) ? Number(text) : undefined);

/** The number of a column: 1 for "A7", 28 for "AB7". */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
