import { DRAFT_ANSWERS_MAX, DRAFT_QUESTIONS_MAX, present } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { toForm } from '../../advice/advise.ts';
import { leftOutText } from '../left-out.ts';
import { fromXlsForm } from './from-xlsform.ts';
import { relevantOf } from './relevant.ts';
import { sheetsOf, sheetsOfCsv } from './sheets.ts';

const survey = `type,name,label::Svenska (sv),label::English (en),relevant,constraint
start,start,,,,
note,hej,"Hej, du!","Hi, you!",,
select_one often,ensam,Hur ofta är du ensam?,How often are you alone?,,
begin_group,mer,Mer om rasten,,"\${ensam} = 'ofta' or \${ensam} = 'ibland'",
select_multiple what,vad,Vad gör det svårt?,What makes it hard?,,
text,annat,Berätta mer,Tell us more,,
end_group,mer,,,,
select_one often,sover,Sover du bra?,Do you sleep well?,\${ensam} > 3,
`;
const choices = `list_name,name,label::Svenska (sv),label::English (en)
often,aldrig,Aldrig,Never
often,ibland,Ibland,Sometimes
often,ofta,Ofta,Often
what,brak,Bråk,Fights
what,trott,Trött,Tired
`;

describe('an XLSForm', () => {
  const { draft, leftOut } = present(fromXlsForm(sheetsOfCsv(survey, choices, 'Rasten')), 'fromXlsForm(…)');

  it('is read as far as it fits', () => {
    expect(draft.questions.map(({ id, type, text }) => [id, type, text.en])).toEqual([
      ['hej', 'article_text', 'Hi, you!'],
      ['ensam', 'single', 'How often are you alone?'],
      ['vad', 'multiple', 'What makes it hard?'],
      ['sover', 'single', 'Do you sleep well?'],
    ]);
    expect(draft.questions[2]?.includeIf).toEqual({
      answers: [
        { question: 'ensam', answer: 'ofta' },
        { question: 'ensam', answer: 'ibland' },
      ],
      else: 'sover',
    });
    expect(toForm(draft).faults).toEqual([]);
  });

  it('has every row that does not fit named', () => {
    expect(leftOut.map((each) => `${each.place}: ${leftOutText(each, 'sv')}`)).toEqual([
      'survey: Kolumnen följde inte med: constraint.',
      'survey 5: Rubriken följde inte med: Mer om rasten.',
      'survey 7: Den här sortens fråga finns inte: text.',
      'survey 9: Villkoret går inte att säga som ett svar: ${ensam} > 3.',
    ]);
  });

  it('is nothing that has no columns type and name', () => {
    expect(fromXlsForm(sheetsOfCsv('hej,du\n1,2', undefined, ''))).toBeUndefined();
  });

  it('names a question whose answers are missing', () => {
    const alone = present(
      fromXlsForm(sheetsOfCsv('type,name,label\nselect_one x,a,Vad?', undefined, '')),
      'fromXlsForm(…)',
    );
    expect(alone.leftOut).toEqual([{ place: 'survey 2', why: 'answers', named: 'x' }]);
  });
});

describe('an XLSForm of somebody else', () => {
  const book = new Map([
    [
      'Survey',
      [
        [
          'type',
          'name',
          'label::French (fr)',
          'label::English (en)',
          'hint::English (en)',
          'image::French (fr)',
        ],
        ['begin_repeat', 'child', '', 'Child', '', ''],
        ['select_one yn or_other', 'sleeps', 'Dormir?', 'Sleep well?', 'Think of this week.', 'a.png'],
        ['end_repeat', '', '', '', '', ''],
        [],
        ['calculate', 'age', '', '', '', ''],
      ],
    ],
    [
      'choices',
      [
        ['list name', 'name', 'label::English (en)', 'filter'],
        ['yn', '1', 'Yes', 'a'],
        ['yn', '2', 'No', 'b'],
      ],
    ],
    [
      'settings',
      [
        ['form_title', 'form_id', 'public_key'],
        ['Sleep', 'sleep_v1', 'x'],
      ],
    ],
    ['entities', [['list_name'], ['trees']]],
  ]);
  const { draft, leftOut } = present(
    fromXlsForm(present(sheetsOf(book, 'file'), 'the sheets')),
    'fromXlsForm(…)',
  );

  it('is named by its settings, and asked with its help', () => {
    expect(draft.metadata).toMatchObject({ id: 'sleep-v1', name: 'Sleep', firstQuestion: 'sleeps' });
    const [sleeps] = draft.questions;
    expect(sleeps).toMatchObject({
      text: { sv: 'Dormir?', en: 'Sleep well?' },
      help: { sv: 'Think of this week.', en: 'Think of this week.' },
    });
    expect(Object.values(sleeps?.answers ?? {}).map(({ text }) => text.en)).toEqual([
      'Yes',
      'No',
      'Something else',
    ]);
  });

  it('has its columns, sheets and settings named', () => {
    expect(leftOut.map((each) => `${each.place}: ${leftOutText(each, 'en')}`)).toEqual([
      'survey: The column did not come along: label::French (fr).',
      'survey: The column did not come along: image::French (fr).',
      'choices: The column did not come along: filter.',
      'settings: The setting did not come along: public_key.',
      'entities: The sheet did not come along: entities.',
      'survey 2: There is no such kind of question: begin_repeat.',
      'survey 6: There is no such kind of question: calculate.',
    ]);
  });

  it('is read from one CSV with all its sheets, and is none without a survey', () => {
    const one = 'survey,,\n,type,name,label\n,note,hej,Hej\nchoices,,\n,list_name,name,label\n';
    expect(fromXlsForm(sheetsOfCsv(one, undefined, 'Hej'))?.draft.questions).toMatchObject([
      { id: 'hej', text: { sv: 'Hej' } },
    ]);
    expect(sheetsOf(new Map([['blad', [['a']]]]), '')).toBeUndefined();
  });
});

describe('an XLSForm that is strange', () => {
  const read = (survey: string, choices?: string) =>
    present(fromXlsForm(sheetsOfCsv(survey, choices, 'Underlig')), 'fromXlsForm(…)');

  it('keeps two questions, and two answers, of one name apart', () => {
    const { draft } = read(
      'type,name,label\nselect_one l,a,Ett\nnote,a,Två\n',
      'list_name,name,label\nl,x,Ja\nl,x,Nej\n',
    );
    expect(draft.questions.map(({ id, text }) => [id, text.sv])).toEqual([
      ['a', 'Ett'],
      ['a-2', 'Två'],
    ]);
    expect(Object.values(draft.questions[0]?.answers ?? {}).map(({ text }) => text.sv)).toEqual([
      'Ja',
      'Nej',
    ]);
  });

  it('has columns with older names', () => {
    const { draft, leftOut } = read(
      "type,name,caption,bind:relevant\nselect_one l,a,Ett,\nnote,b,Två,${a} = 'x'\n",
      'list_name,name,caption\nl,x,Ja\n',
    );
    expect(draft.questions.map(({ text }) => text.sv)).toEqual(['Ett', 'Två']);
    expect(draft.questions[1]?.includeIf?.answers).toEqual([{ question: 'a', answer: 'x' }]);
    expect(leftOut).toEqual([]);
  });

  it('names what a draft has no room for', () => {
    const rows = Array.from({ length: DRAFT_QUESTIONS_MAX + 9 }, (_, at) => `note,a${at},Hej`);
    const long = read(`type,name,label\n${rows.join('\n')}`);
    expect(long.draft.questions).toHaveLength(DRAFT_QUESTIONS_MAX);
    expect(long.leftOut.map((each) => `${each.place}: ${leftOutText(each, 'sv')}`)).toEqual([
      'survey 502: Härifrån följde inget med. Ett formulär har högst 500 frågor.',
    ]);
    const list = Array.from({ length: DRAFT_ANSWERS_MAX + 9 }, (_, at) => `l,x${at},Hej`);
    const broad = read('type,name,label\nselect_one l,a,Vad?\n', `list_name,name,label\n${list.join('\n')}`);
    expect(Object.keys(broad.draft.questions[0]?.answers ?? {})).toHaveLength(DRAFT_ANSWERS_MAX);
    expect(broad.leftOut.map((each) => leftOutText(each, 'en'))).toEqual([
      'Only the first 200 answers came along.',
    ]);
  });

  it('is read in no time, however much empty space a condition has', () => {
    expect(relevantOf(`\${a} = 'x'${' '.repeat(300_000)}and`)).toBeUndefined();
  });

  it('gives no prototype to anything, and a long cell is cut off', () => {
    const { draft, leftOut } = read(
      `type,name,label,__proto__\nselect_one l,__proto__,Hej,x\n${'k'.repeat(500)},b,Hej,x\n`,
      'list_name,name,label\nl,constructor,Ja\n',
    );
    expect(draft.questions.map(({ id, answers }) => [id, Object.keys(answers)])).toEqual([
      ['proto', ['q-constructor']],
    ]);
    expect(leftOut.map((each) => leftOutText(each, 'en'))).toEqual([
      'The column did not come along: __proto__.',
      `There is no such kind of question: ${'k'.repeat(120)}….`,
    ]);
  });
});
