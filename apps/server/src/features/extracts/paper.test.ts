import { present } from '@lykta/domain';
import { expect, it } from 'vitest';
import { smallForm } from '../../testing/forms.ts';
import type { Extract } from './collect.ts';
import { extractPaper } from './paper.ts';

const day = '2026-11-20';
const extract: Extract = {
  organisation: 'Ankeborgs kommun',
  unit: 'Norr',
  invitation: 'KXM7P2',
  client: '62Q58W',
  label: 'A-17',
  accepted: day,
  ended: '2026-11-22',
  isOpenToUnit: false,
  workers: [
    { name: 'Karin Lind', part: 'responsible' },
    { name: 'Sara Öberg', part: 'deputy', from: '2026-12-01', to: '2026-12-14' },
  ],
  flags: { help: 1, worries: 2, worse: 0 },
  sent: [
    {
      answers: {
        format: 'answers',
        form: smallForm('skolan'),
        data: {
          request: 'r1',
          sent: day,
          remarks: [],
          persons: [],
          houses: [],
          questions: { mood: [{ answer: 'bad', date: day }] },
        },
      },
      readers: [{ name: 'Karin Lind', day }],
      recorded: { name: 'Karin Lind', day },
      answerBack: { answer: { kind: 'contact', before: '2026-12-01' }, role: 'worker', day },
    },
  ],
  erased: [{ day, rule: 'child', forms: 2 }],
  log: [
    {
      at: '2026-11-20T12:00:00.000Z',
      kind: 'reading',
      count: 3,
      by: 'Karin Lind',
      form: { id: 'skolan', version: 1 },
      details: [],
      reason: 'Inför mötet',
    },
    {
      at: '2026-11-21T12:00:00.000Z',
      kind: 'answers-erased',
      count: 1,
      details: [{ field: 'rule', to: 'child' }],
    },
  ],
};
const made = { day: '2026-11-23', by: 'Amir Berg', reason: 'Vårdnadshavaren har bett om det' };

it('says of each sent form what was answered, who read it, and what came back', () => {
  const { title, facts, sections } = extractPaper(extract, made, 'sv');
  expect(title).toBe('Registerutdrag för barn 62Q-58W');
  expect(facts).toContainEqual(['Etikett', 'A-17']);
  expect(facts).toContainEqual(['Ärendet avslutades', '22 nov 2026']);
  expect(facts).toContainEqual(['Skäl', made.reason]);
  expect(sections[0]?.facts).toContainEqual(['Läst av', 'Karin Lind 20 nov 2026']);
  expect(sections[0]?.facts).toContainEqual([
    'Svar till barnet',
    'Jag hör av mig före 1 dec 2026. (20 nov 2026)',
  ]);
  expect(sections[0]?.rows[0]).toEqual({ question: 'Hur är det?', answer: 'Dåligt' });
});

it('says who may open it, what the unit sees, what is gone, and what the log holds', () => {
  const { sections } = extractPaper(extract, made, 'sv');
  const said = (title: RegExp) => {
    const { rows } = present(
      sections.find((section) => title.test(section.title)),
      'sections.find(…)',
    );
    return rows.map(({ question, answer }) => `${question}: ${answer}`);
  };
  expect(said(/kan öppna/)).toEqual([
    'Ansvarig: Karin Lind',
    'Ersättare: Sara Öberg, 1 dec 2026 – 14 dec 2026',
  ]);
  expect(said(/ser först/)).toEqual(['Vill ha hjälp: 1', 'Oro: 2', 'Sämre än sist: 0']);
  expect(said(/tagits bort/)).toEqual(['20 nov 2026: 2 formulär, barnets önskan']);
  const log = said(/^Logg$/);
  expect(log[0]).toMatch(/^20 nov 2026 Läste svar: Karin Lind, .*3 gånger, Skäl: Inför mötet$/);
  expect(log[1]).toBe('21 nov 2026 Svar togs bort: Lykta, Enligt: barnets önskan');
});

it('says so where there is nothing, and speaks English', () => {
  const { log: _log, erased: _erased, flags: _flags, ...rest } = extract;
  const { sections } = extractPaper({ ...rest, log: [], erased: [] }, made, 'en');
  expect(sections.slice(2).map(({ rows }) => present(rows[0], 'rows[0]').answer)).toEqual([
    'Nothing',
    'Nothing',
    'Nothing',
  ]);
});
