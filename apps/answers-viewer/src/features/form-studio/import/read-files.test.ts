import { DRAFT_BYTES_MAX } from '@lykta/domain';
import { toXlsForm } from '@lykta/form-studio';
import { writeWorkbook } from '@lykta/form-studio/workbook';
import { describe, expect, test } from 'vitest';
import { schoolForm } from '../../../testing/forms.ts';
import { readFiles } from './read-files.ts';

const json = (value: unknown) => new File([JSON.stringify(value)], 'skolan.json');
const question = (id: string) => ({
  id,
  type: 'article_text',
  text: { sv: 'Hej' },
  answers: { ok: { type: 'text', text: { sv: 'x'.repeat(19_000) } } },
});
const formOf = (...questions: readonly object[]) => ({ metadata: schoolForm.metadata, questions });

describe('a file that is a form', () => {
  test('is read as ours, also with faults', async () => {
    const broken = { ...schoolForm, metadata: { ...schoolForm.metadata, firstQuestion: 'gone' } };
    expect(await readFiles(json(schoolForm))).toMatchObject({ kind: 'lykta', leftOut: [] });
    expect(await readFiles(json(broken))).toMatchObject({ draft: { metadata: { firstQuestion: 'gone' } } });
  });

  test('is read also when its ids have digits only', async () => {
    expect(await readFiles(json(formOf(question('12'))))).toMatchObject({
      draft: { questions: [{ id: '12' }] },
    });
  });

  test('is read as a workbook', async () => {
    const book = new File([writeWorkbook(toXlsForm(schoolForm).sheets)], 'skolan.xlsx');
    expect(await readFiles(book)).toMatchObject({ kind: 'xlsform', draft: { metadata: { name: 'Skolan' } } });
  });

  test('keeps its Swedish letters, also in those of an older spreadsheet', async () => {
    const sheet = 'type;name;label\nnote;hej;Hur mår du på rasten?\n';
    const older = Uint8Array.from(sheet, (letter) => letter.charCodeAt(0));
    for (const content of [sheet, older])
      expect(await readFiles(new File([content], 'rasten.csv'))).toMatchObject({
        draft: { questions: [{ text: { sv: 'Hur mår du på rasten?' } }] },
      });
  });
});

test('what no text may have is taken out on the way in', async () => {
  const { metadata } = schoolForm;
  const odd = { ...schoolForm, metadata: { ...metadata, nameForChild: { sv: 'Sko\u0000lan\r\nnu' } } };
  expect(await readFiles(json(odd))).toMatchObject({
    draft: { metadata: { nameForChild: { sv: 'Skolan\nnu' } } },
  });
});

describe('a file that is no form', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 7],
    ['a list', []],
    ['questions that are words', { metadata: schoolForm.metadata, questions: 'hej' }],
    ['a field that no form has', { ...schoolForm, metadata: { ...schoolForm.metadata, script: 'x' } }],
    ['a question with the name of a prototype', formOf({ ...question('a'), id: '__proto__' })],
    ['two questions of one id', formOf(question('a'), question('a'))],
    [
      'a questionnaire with numbers for words',
      { resourceType: 'Questionnaire', item: [{ linkId: 1, type: 'display', text: 2 }] },
    ],
    [
      'a questionnaire whose title is a list',
      { resourceType: 'Questionnaire', title: ['a'], item: [{ linkId: 'a', type: 'display', text: ['b'] }] },
    ],
  ])('%s', async (_, value) => {
    expect(await readFiles(json(value))).toBe('not-readable');
  });

  test('JSON nested without end, and an archive of nothing', async () => {
    const deep = new File([`${'['.repeat(200_000)}${']'.repeat(200_000)}`], 'djup.json');
    expect(await readFiles(deep)).toBe('not-readable');
    const items = '{"linkId":"a","type":"group","item":[';
    const nested = new File(
      [`{"resourceType":"Questionnaire","item":[${items.repeat(50_000)}${']}'.repeat(50_000)}]}`],
      'djup.json',
    );
    expect(await readFiles(nested)).toBe('not-readable');
    expect(await readFiles(new File(['PK'], 'tom.xlsx'))).toBe('not-readable');
  });
});

test('a file is refused that is too large, or that becomes too large a draft', async () => {
  expect(await readFiles(new File([' '.repeat(5_000_001)], 'stor.json'))).toBe('too-large');
  const many = Array.from({ length: Math.ceil(DRAFT_BYTES_MAX / 19_000) + 1 }, (_, at) => question(`a${at}`));
  expect(await readFiles(json(formOf(...many)))).toBe('too-large');
});
