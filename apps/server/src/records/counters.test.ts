import type { AnswersDocument } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { AT, said } from '../testing/forms.ts';
import { countsOf, difference, keptCountsOf, type SentForm } from './counters.ts';

const Q4 = new Date('2026-12-31T22:59:59Z'); // 23:59:59 in Stockholm
const NEXT_Q1 = new Date('2026-12-31T23:00:00Z'); // midnight in Stockholm
const sent = (sentAt: Date, answers: AnswersDocument['answers'], more: Partial<SentForm> = {}): SentForm => ({
  invitationId: 'inv',
  unitId: 'unit',
  organisationId: 'org',
  formId: 'form',
  formVersion: 1,
  sent: sentAt,
  answers,
  ...more,
});
const good = said({ mood: 'good' }).answers;
const bad = said({ mood: 'bad' }).answers;
/** `scope period question/answer: n`; `children` for the counter of the children themselves. */
const outline = (deltas: Map<string, number>) =>
  [...deltas]
    .filter(([, n]) => n !== 0)
    .map(([key, n]) => {
      const [scope, , , period, question, answer] = JSON.parse(key) as string[];
      return `${scope} ${period || 'ever'} ${question ? `${question}/${answer}` : 'children'}: ${n}`;
    })
    .sort();
const only = (scope: string, deltas: Map<string, number>) =>
  outline(deltas).filter((line) => line.startsWith(`${scope} `));

describe('counts', () => {
  it('are one for each chosen option', () => {
    const several = {
      why: [
        { answer: 'home', timestamp: AT },
        { answer: 'school', timestamp: AT },
      ],
    };
    expect(only('inv', countsOf([sent(Q4, several)]))).toEqual([
      'inv 2026Q4 children: 1',
      'inv 2026Q4 why/home: 1',
      'inv 2026Q4 why/school: 1',
      'inv ever children: 1',
      'inv ever why/home: 1',
      'inv ever why/school: 1',
    ]);
  });

  it('take only what was sent last: in each quarter, and of all quarters', () => {
    const earlier = new Date('2026-11-01T00:00:00Z');
    const counts = countsOf([sent(Q4, bad), sent(earlier, good), sent(NEXT_Q1, good)]);
    expect(only('inv', counts)).toEqual([
      'inv 2026Q4 children: 1',
      'inv 2026Q4 mood/bad: 1',
      'inv 2027Q1 children: 1',
      'inv 2027Q1 mood/good: 1',
      'inv ever children: 1',
      'inv ever mood/good: 1',
    ]);
  });

  it('have a child once in a unit and an organisation that asked under several invitations', () => {
    const other = sent(NEXT_Q1, good, { invitationId: 'other' });
    const counts = countsOf([sent(Q4, bad), other]);
    for (const scope of ['unit', 'org']) {
      expect(only(scope, counts)).toEqual([
        `${scope} 2026Q4 children: 1`,
        `${scope} 2026Q4 mood/bad: 1`,
        `${scope} 2027Q1 children: 1`,
        `${scope} 2027Q1 mood/good: 1`,
        `${scope} ever children: 1`,
        `${scope} ever mood/good: 1`,
      ]);
    }
    expect(only('inv', counts)).toContain('inv ever mood/bad: 1');
    expect(only('other', counts)).toContain('other ever mood/good: 1');
  });

  it('move from the earlier to the newer answer when a child sends again, and the child is not counted again', () => {
    const before = [sent(new Date('2026-11-01T00:00:00Z'), good)];
    const moves = difference(before, [...before, sent(Q4, bad)]);
    expect(outline(moves)).toEqual(
      ['inv', 'org', 'unit'].flatMap((scope) =>
        ['2026Q4', 'ever'].flatMap((period) => [
          `${scope} ${period} mood/bad: 1`,
          `${scope} ${period} mood/good: -1`,
        ]),
      ),
    );
  });

  it('that are kept know the organisation and the year of the last sending, and each child once', () => {
    const forms = [sent(Q4, good), sent(NEXT_Q1, bad, { invitationId: 'other', unitId: 'another' })];
    expect(outline(keptCountsOf(forms))).toEqual(['org 2027 children: 1', 'org 2027 mood/bad: 1']);
  });
});
