import { present } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { toForm } from '../advice/advise.ts';
import { readCsv } from './csv.ts';
import { leftOutText } from './left-out.ts';
import { fromXlsForm } from './xlsform.ts';

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
  const { draft, leftOut } = present(fromXlsForm({ survey, choices, title: 'Rasten' }), 'fromXlsForm(…)');

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
    expect(fromXlsForm({ survey: 'hej,du\n1,2' })).toBeUndefined();
  });

  it('names a question whose answers are missing', () => {
    const alone = present(fromXlsForm({ survey: 'type,name,label\nselect_one x,a,Vad?' }), 'fromXlsForm(…)');
    expect(alone.leftOut).toEqual([{ place: 'survey 2', why: 'answers', named: 'x' }]);
  });
});

describe('comma-separated values', () => {
  it.each<[string, string[][]]>([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"a ""b""","c\nd"\n\n', [['a "b"', 'c\nd']]],
  ])('%j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });
});
