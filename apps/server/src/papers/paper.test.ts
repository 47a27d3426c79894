import { present, type IndividualAnswers, type SheetPart } from '@lykta/domain';
import { expect, it } from 'vitest';
import { smallForm } from '../testing/forms.ts';
import { writePaper } from '@lykta/answer-sheet';

const form = smallForm('skolan');
present(
  present(form.questions.mood, 'form.questions.mood').answers.bad,
  'form.questions.mood.answers.bad',
).sentence = { sv: 'Det är dåligt just nu.' };
const answers: IndividualAnswers = {
  format: 'answers',
  form,
  data: {
    request: 'r1',
    sent: '2026-11-20',
    remarks: [],
    persons: [],
    houses: [],
    questions: {
      mood: [{ answer: 'bad', date: '2026-11-20' }],
      why: [{ answer: 'home', date: '2026-11-20' }],
    },
  },
};
const heading = { unit: 'Norr', client: '62Q58W', by: 'Karin Lind', day: '2026-11-23' };
const rowsOf = (kind: 'document' | 'meeting-sheet', questions?: string[]) =>
  present(writePaper(heading, [{ answers, questions }], kind, 'sv').sections[0], 'writePaper(…).sections[0]')
    .rows;

it('a document has the exact words; a meeting sheet the child’s own sentence where the form has one', () => {
  expect(rowsOf('document').slice(0, 2)).toEqual([
    { question: 'Hur är det?', answer: 'Dåligt' },
    { question: 'Varför?', answer: 'Hemma' },
  ]);
  expect(rowsOf('meeting-sheet', ['mood', 'why'])).toEqual([
    { question: 'Hur är det?', answer: 'Det är dåligt just nu.' },
    { question: 'Varför?', answer: 'Hemma' },
  ]);
});

it('a document has what was asked, also without an answer, and nothing off the child’s way', () => {
  const good = structuredClone(answers);
  good.data.questions = { mood: [{ answer: 'good', date: '2026-11-20' }] };
  const { rows } = present(
    writePaper(heading, [{ answers: good }], 'document', 'sv').sections[0],
    'writePaper(…).sections[0]',
  );
  expect(rows).toEqual([{ question: 'Hur är det?', answer: 'Bra' }]);
  expect(rowsOf('document').at(-1)).toMatchObject({ answer: 'Inget svar' });
});

it('a meeting sheet begins with what the child wants of the meeting, named as in its story', () => {
  const wishing = structuredClone(answers);
  const why = present(wishing.form.questions.why, 'form.questions.why');
  why.storyText = { sv: 'Det här vill jag prata om' };
  present(why.answers.home, 'why.answers.home').story = 'WISH';
  const written = (kind: 'document' | 'meeting-sheet') =>
    writePaper(heading, [{ answers: wishing, questions: ['mood', 'why'] }], kind, 'sv');
  const sheet = written('meeting-sheet');
  expect(sheet.wishes).toEqual([{ question: 'Det här vill jag prata om', answer: 'Hemma' }]);
  expect(sheet.sections[0]?.rows).toEqual([{ question: 'Hur är det?', answer: 'Det är dåligt just nu.' }]);
  expect(written('document')).not.toHaveProperty('wishes');
  expect(written('document').sections[0]?.rows).toHaveLength(2);
});

it('a form of which only a wish is chosen has no heading with nothing below; its name and day stand by the wish', () => {
  const wishing = structuredClone(answers);
  present(present(wishing.form.questions.why, 'why').answers.home, 'home').story = 'WISH';
  const written = (questions: string[]) =>
    writePaper(heading, [{ answers: wishing, questions }], 'meeting-sheet', 'sv');
  expect(written(['why'])).toMatchObject({ sections: [], wishesFrom: ['Små frågor (Skickat: 20 nov 2026)'] });
  expect(written(['mood', 'why'])).not.toHaveProperty('wishesFrom');
});

it('a meeting sheet has the answer of the time before beside one that has changed, and a document has not', () => {
  const earlier = structuredClone(answers);
  earlier.data.sent = '2026-10-03';
  earlier.data.questions = { ...earlier.data.questions, mood: [{ answer: 'good', date: '2026-10-03' }] };
  const written = (kind: 'document' | 'meeting-sheet') =>
    writePaper(heading, [{ answers, earlier, questions: ['mood', 'why'] }], kind, 'sv').sections[0]?.rows;
  expect(written('meeting-sheet')).toEqual([
    { question: 'Hur är det?', answer: 'Det är dåligt just nu.', then: '3 okt: Bra' },
    { question: 'Varför?', answer: 'Hemma' },
  ]);
  expect(JSON.stringify(written('document'))).not.toContain('okt');
  earlier.data.sent = '2025-12-24';
  expect(written('meeting-sheet')?.[0]).toMatchObject({ then: '24 dec 2025: Bra' });
  earlier.data.sent = answers.data.sent;
  expect(written('meeting-sheet')?.[0]).toMatchObject({ then: 'Tidigare samma dag: Bra' });
});

it('a meeting sheet has the child’s persons and questions to ask, and in large letters no label', () => {
  const hard = structuredClone(answers);
  present(present(hard.form.questions.mood, 'mood').answers.bad, 'bad').story = 'PROBLEM';
  hard.data.persons = [
    { type: 'MOTHER', avatar: 'default' },
    { type: 'FRIEND', avatar: 'default' },
    { type: 'FRIEND', avatar: 'child-01' },
  ];
  const written = (...parts: SheetPart[]) =>
    writePaper(
      { ...heading, label: 'Kl 9 måndag' },
      [{ answers: hard, questions: ['mood', 'why'] }],
      'meeting-sheet',
      'sv',
      parts,
    );
  expect(written('persons', 'ask')).toMatchObject({
    persons: ['mamma', 'kompis (2)'],
    toAsk: [
      'Vad vill du att vi pratar om först?',
      '”Hur är det?” Du svarade ”Dåligt”. Berätta, om du vill.',
      'Vem ska vi prata med, och vem inte?',
    ],
  });
  expect(JSON.stringify(written())).toContain('Kl 9 måndag');
  expect(written()).not.toHaveProperty('persons');
  expect(JSON.stringify(written('large'))).not.toContain('Kl 9 måndag');
});

it('a proposed question does not repeat what the child has taken back', () => {
  const back = structuredClone(answers);
  present(present(back.form.questions.mood, 'mood').answers.bad, 'bad').story = 'PROBLEM';
  back.data.remarks = ['mood'];
  const { toAsk } = writePaper(heading, [{ answers: back, questions: ['mood'] }], 'meeting-sheet', 'sv', [
    'ask',
  ]);
  expect(toAsk).toHaveLength(2);
});

it.each([
  ['sv', '23 nov 2026 av Karin Lind', '20 nov 2026'],
  ['en', '23 Nov 2026 by Karin Lind', '20 Nov 2026'],
] as const)('days stand in words as on the screens, in %s', (language, printed, sent) => {
  const { facts, sections } = writePaper(heading, [{ answers }], 'document', language);
  expect(facts.at(-1)?.[1]).toBe(printed);
  expect(sections[0]?.facts.at(-1)?.[1]).toBe(sent);
});
