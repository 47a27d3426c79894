import { present } from '@lykta/domain';
import { expect, it } from 'vitest';
import { toForm } from '../../advice/advise.ts';
import { rasterna } from '../../testing/build.ts';
import { leftOutText } from '../left-out.ts';
import { fromXlsForm } from './from-xlsform.ts';
import { sheetsOf } from './sheets.ts';
import { toXlsForm } from './to-xlsform.ts';

const { sheets, leftOut } = toXlsForm(rasterna);

it('a form is written as sheets with both languages', () => {
  expect(sheets.get('survey')).toEqual([
    [
      ...['type', 'name', 'label::Svenska (sv)', 'label::English (en)'],
      ...['hint::Svenska (sv)', 'hint::English (en)', 'relevant'],
    ],
    ['select_one med', 'med', 'Har du någon att vara med?', 'Do you have someone to be with?', '', '', ''],
    [
      ...['select_one ensam', 'ensam', 'Hur känns det att vara ensam?', 'How does it feel to be alone?'],
      ...['', '', "${med} = 'nej'"],
    ],
    ['note', 'slut', 'Tack för att du berättar.', 'Thank you for telling.', '', '', ''],
  ]);
  expect(sheets.get('choices')?.slice(0, 3)).toEqual([
    ['list_name', 'name', 'label::Svenska (sv)', 'label::English (en)'],
    ['med', 'ja', 'Ja', 'Yes'],
    ['med', 'nej', 'Nej', 'No'],
  ]);
});

it('comes back with its questions, answers and conditions, without fault', () => {
  const { draft } = present(fromXlsForm(present(sheetsOf(sheets, ''), 'the sheets')), 'fromXlsForm(…)');
  expect(draft.metadata).toMatchObject({ id: 'rasterna', name: 'Rasterna' });
  expect(draft.questions.map(({ id, text }) => [id, text])).toEqual(
    Object.values(rasterna.questions).map(({ id, text }) => [id, text]),
  );
  expect(draft.questions[1]?.includeIf).toEqual({
    answers: [{ question: 'med', answer: 'nej' }],
    else: 'slut',
  });
  expect(toForm(draft).faults).toEqual([]);
});

it('what an XLSForm cannot say is named, with its questions', () => {
  expect(leftOut.map((each) => `${each.place}: ${leftOutText(each, 'sv')}`)).toEqual([
    '1, 2: Märken och meningar i berättelsen.',
    '2: Varför vi frågar, och vem som kan hjälpa.',
    '1: Ämnen.',
    '2: Svarens vikter, och ansikten.',
  ]);
});
