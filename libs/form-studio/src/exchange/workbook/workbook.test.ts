import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { openZip } from './unzip.ts';
import { writeWorkbook } from './write-workbook.ts';
import { escaped, xmlParts } from './xml.ts';
import { zip } from './zip.ts';

const sheets = new Map([
  [
    'survey',
    [
      ['type', 'name', 'label::Svenska (sv)'],
      ['note', 'hej', "Hej & välkommen! <”Åsa” & 'Bo'>\nRad två"],
    ],
  ],
  ['choices', [['list_name'], ['a']]],
]);

it('a workbook is read as it was written', async () => {
  expect(await readWorkbook(writeWorkbook(sheets))).toEqual(sheets);
});

/** A workbook as spreadsheets write it: shared texts in pieces, cells left out, and numbers. */
const foreign = new Map([
  [
    'xl/workbook.xml',
    '<workbook xmlns:r="x"><sheets><sheet name="survey" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ],
  [
    'xl/_rels/workbook.xml.rels',
    '<Relationships><Relationship Id="rId1" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
  ],
  [
    'xl/sharedStrings.xml',
    '<sst><si><t>type</t></si><si><r><t>Hej, </t></r><r><t xml:space="preserve">du</t></r><rPh><t>nej</t></rPh></si></sst>',
  ],
  [
    'xl/worksheets/sheet1.xml',
    `<?xml version="1.0"?><worksheet><sheetData><!-- <row r="9"> -->
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
      <row r="3"><c r="B3"><v>7</v></c><c r="C3" t="b"><v>1</v></c><c r="D3"/><c r="E3" t="str"><v>x</v></c></row>
    </sheetData></worksheet>`,
  ],
]);

it('every cell keeps its place, also after empty ones', async () => {
  expect((await readWorkbook(zip(foreign)))?.get('survey')).toEqual([
    ['type', '', 'Hej, du'],
    [],
    ['', '7', 'TRUE', '', 'x'],
  ]);
});

it('what is no archive, or a damaged one, is not read', async () => {
  expect(await readWorkbook(new TextEncoder().encode('hej'))).toBeUndefined();
  expect(await readWorkbook(zip(new Map([['brev.txt', 'hej']])))).toBeUndefined();
  expect(openZip(writeWorkbook(sheets).slice(200))).toBeUndefined();
});

it('a workbook that lacks one of its sheets is not read', async () => {
  const others = new Map([...foreign].filter(([name]) => !name.endsWith('sheet1.xml')));
  expect(await readWorkbook(zip(others))).toBeUndefined();
});

it('what is unpacked of an archive has one measure for all of it', async () => {
  const read = openZip(zip(new Map([['a', 'x'.repeat(12_000_000)]])));
  expect(await read?.('a')).toHaveLength(12_000_000);
  expect(await read?.('a')).toBeUndefined();
});

it('a packed file is read, and one that never ends is cut off', async () => {
  const packed = (text: string) => {
    const stored = zip(new Map([['a', 'x'.repeat(deflateRawSync(text).length)]]));
    const at = new DataView(stored.buffer);
    stored.set(deflateRawSync(text), 31);
    const list = at.getUint32(stored.length - 6, true);
    at.setUint16(list + 10, 8, true);
    return openZip(stored)?.('a');
  };
  expect(await packed('Hej på dig '.repeat(50))).toBe('Hej på dig '.repeat(50));
  expect(await packed(' '.repeat(20_000_001))).toBeUndefined();
});

it('of an archive whose texts are broken the broken one is nothing', async () => {
  const stored = zip(new Map([['a', 'not deflated at all']]));
  const at = new DataView(stored.buffer);
  at.setUint16(at.getUint32(stored.length - 6, true) + 10, 8, true);
  expect(await openZip(stored)?.('a')).toBeUndefined();
});

it('signs are read, an entity of the file’s own is not', () => {
  expect([...xmlParts('<a b="&lt;&#229;">&amp;&#xe5;&apos;&own;</a>')]).toEqual([
    { is: 'open', name: 'a', attributes: new Map([['b', '<å']]) },
    { is: 'text', text: "&å'&own;" },
    { is: 'close', name: 'a' },
  ]);
});

it('comments that never end take no time', () => {
  expect([...xmlParts(`<a/>${'<!--'.repeat(500_000)}`)]).toHaveLength(2);
});

it('signs that no XML may have are not written', () => {
  expect(escaped('a\u0000b\u000bc\nd\uffff<')).toBe('abc\nd&#60;');
});
