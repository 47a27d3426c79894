import { DRAFT_ANSWERS_MAX, DRAFT_QUESTIONS_MAX, REFERENCE } from '@lykta/domain';
import { own } from '@lykta/domain/own';
import { draftOfForeign, type ForeignQuestion, type Imported } from '../foreign.ts';
import type { LeftOut } from '../left-out.ts';
import { relevantOf } from './relevant.ts';
import { columnsOf, isReadText, rowsOf, textIn, type Row } from './rows.ts';
import type { XlsFormSheets } from './sheets.ts';

/** Columns that are read, beside the texts, and those that say nothing to us. */
const known = new Set([
  ...['type', 'name', 'value', 'relevant', 'list_name', 'list name', 'required', 'appearance'],
]);
/** Settings that are read, or that say nothing to us. */
const knownSettings = new Set(['form_title', 'form_id', 'id_string', 'version', 'default_language', 'style']);
/** Rows of the form itself that no child sees. */
const silent = new Set([
  ...['start', 'end', 'today', 'deviceid', 'username', 'phonenumber', 'email', 'audit'],
  ...['simserial', 'subscriberid', 'end_repeat', 'end repeat', 'end_loop', 'end loop'],
]);
/** The answer that `or_other` stands for. */
const OTHER = { id: 'other', text: { sv: 'Något annat', en: 'Something else' } };

type Answers = ForeignQuestion['answers'];

interface Reading {
  readonly lists: ReadonlyMap<string, Answers>;
  readonly questions: ForeignQuestion[];
  readonly leftOut: LeftOut[];
  /** The conditions of the groups that are open. */
  readonly groups: string[];
}

/** Reads the part of an XLSForm that fits: choices, notes, groups and simple conditions; every other row is named. */
export function fromXlsForm(sheets: XlsFormSheets): Imported | undefined {
  const { survey, choices = [], settings = [], others = [], title = '' } = sheets;
  const columns = columnsOf(survey);
  if (!columns.includes('type') || !columns.includes('name')) return undefined;
  const [about] = rowsOf(settings);
  const name = own(about?.row ?? {}, 'form_title') || title;
  const reading: Reading = {
    lists: listsOf(choices),
    questions: [],
    leftOut: [
      ...unread('survey', columns),
      ...unread('choices', columnsOf(choices)),
      ...columnsOf(settings)
        .filter((column) => !knownSettings.has(column))
        .map((named): LeftOut => ({ place: 'settings', why: 'settings', named })),
      ...others.map((sheet): LeftOut => ({ place: sheet, why: 'sheet', named: sheet })),
    ],
    groups: [],
  };
  for (const { row, number } of rowsOf(survey)) {
    // One more than there is room for is read, so that it is named.
    if (reading.questions.length > DRAFT_QUESTIONS_MAX) break;
    readRow(row, `survey ${number}`, reading);
  }
  const { draft, leftOut } = draftOfForeign(
    {
      id: own(about?.row ?? {}, 'form_id') || name || 'formular',
      name,
      nameForChild: { [REFERENCE]: name },
    },
    reading.questions,
  );
  return { draft, leftOut: [...reading.leftOut, ...leftOut] };
}

/** The answers of each list, with one more than there is room for, so that it is named. */
function listsOf(choices: readonly (readonly string[])[]): ReadonlyMap<string, Answers> {
  const listOf = (row: Row) => own(row, 'list_name') ?? own(row, 'list name') ?? '';
  const lists = Map.groupBy(rowsOf(choices), ({ row }) => listOf(row));
  return new Map(
    [...lists].map(([list, all]) => [
      list,
      all.slice(0, DRAFT_ANSWERS_MAX + 1).map(({ row }) => ({
        id: own(row, 'name') ?? own(row, 'value') ?? '',
        text: textIn(row, 'label'),
      })),
    ]),
  );
}

const unread = (place: string, columns: readonly string[]): LeftOut[] =>
  columns
    .filter((column) => !known.has(column) && !isReadText(column))
    .map((named) => ({ place, why: 'column', named }));

function readRow(row: Row, place: string, { lists, questions, leftOut, groups }: Reading): void {
  const written = typeIn(row);
  const relevant = own(row, 'relevant') ?? '';
  const text = textIn(row, 'label');
  if (/^begin[ _]group/.test(written)) {
    groups.push(relevant);
    if (text.sv) leftOut.push({ place, why: 'heading', named: text.sv });
  } else if (/^end[ _]group/.test(written)) groups.pop();
  else if (written !== '' && !silent.has(written)) {
    const [kind = '', list = '', other = ''] = written.split(/\s+/);
    const type = typeOf(kind);
    if (!type) return void leftOut.push({ place, why: 'kind', named: written });
    const wanted = [...groups, relevant].filter((condition) => condition !== '');
    const onlyAfter = wanted.length > 1 ? undefined : relevantOf(wanted[0]);
    if (!onlyAfter) leftOut.push({ place, why: 'condition', named: wanted.join(' and ') });
    const listed = type === 'article_text' ? [] : (lists.get(list) ?? []);
    const answers = other === 'or_other' ? [...listed, OTHER] : listed;
    if (type !== 'article_text' && answers.length === 0) leftOut.push({ place, why: 'answers', named: list });
    const hint = textIn(row, 'hint');
    const help = hint.sv === '' ? undefined : hint;
    const id = own(row, 'name') || place;
    questions.push({ id, place, type, text, help, answers, onlyAfter: onlyAfter ?? [] });
  }
}

/** The type of a row: `select one from list` and `select all that apply from list` are older ways to write it. */
const typeIn = (row: Row) =>
  (own(row, 'type') ?? '')
    .replace(/^select one from /i, 'select_one ')
    .replace(/^select all that apply from /i, 'select_multiple ')
    .replace(/ or specify other$/i, ' or_other');

function typeOf(kind: string): ForeignQuestion['type'] | undefined {
  if (kind === 'select_one' || kind === 'select1') return 'single';
  if (kind === 'select_multiple' || kind === 'select') return 'multiple';
  return kind === 'note' || kind === 'acknowledge' || kind === 'trigger' ? 'article_text' : undefined;
}
