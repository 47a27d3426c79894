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
/** `period question/answer: n`. */
const outline = (deltas: Map<string, number>) =>
  [...deltas]
    .filter(([, n]) => n !== 0)
    .map(([key, n]) => {
      const [scope, , , period, question, answer] = JSON.parse(key) as string[];
      return `${scope} ${period} ${question}/${answer}: ${n}`;
    })
    .sort();

/** `scope id period: n`. */
const children = (deltas: Map<string, number>) =>
  [...deltas]
    .filter(([, n]) => n !== 0)
    .map(([key, n]) => {
      const [scope, id, , , period] = JSON.parse(key) as string[];
      return `${scope} ${id} ${period || 'ever'}: ${n}`;
    })
    .sort();

describe('counts', () => {
  it('are one for each chosen option', () => {
    const several = {
      why: [
        { answer: 'home', timestamp: AT },
        { answer: 'school', timestamp: AT },
      ],
    };
    expect(outline(countsOf([sent(Q4, several)]).counters)).toEqual([
      'inv 2026Q4 why/home: 1',
      'inv 2026Q4 why/school: 1',
    ]);
  });

  it('take only the newest of several sendings in a quarter, and each quarter by itself', () => {
    const earlier = new Date('2026-11-01T00:00:00Z');
    const counts = countsOf([sent(Q4, bad), sent(earlier, good), sent(NEXT_Q1, good)]);
    expect(outline(counts.counters)).toEqual(['inv 2026Q4 mood/bad: 1', 'inv 2027Q1 mood/good: 1']);
  });

  it('have the child once per invitation, unit and organisation, in each quarter and ever', () => {
    const other = sent(Q4, good, { invitationId: 'other' });
    expect(children(countsOf([sent(Q4, bad), other, sent(NEXT_Q1, bad)]).child_counts)).toEqual([
      'invitation inv 2026Q4: 1',
      'invitation inv 2027Q1: 1',
      'invitation inv ever: 1',
      'invitation other 2026Q4: 1',
      'invitation other ever: 1',
      'organisation org 2026Q4: 1',
      'organisation org 2027Q1: 1',
      'organisation org ever: 1',
      'unit unit 2026Q4: 1',
      'unit unit 2027Q1: 1',
      'unit unit ever: 1',
    ]);
  });

  it('move from the earlier to the newer answer when a child sends again, and the child is not counted again', () => {
    const before = [sent(new Date('2026-11-01T00:00:00Z'), good)];
    const moves = difference(before, [...before, sent(Q4, bad)]);
    expect(outline(moves.counters)).toEqual(['inv 2026Q4 mood/bad: 1', 'inv 2026Q4 mood/good: -1']);
    expect(children(moves.child_counts)).toEqual([]);
  });

  it('that are kept know the organisation and the year, and each child once', () => {
    const forms = [
      sent(new Date('2026-02-01T00:00:00Z'), good),
      sent(Q4, bad, { invitationId: 'other', unitId: 'another' }),
    ];
    expect(outline(keptCountsOf(forms))).toEqual(['org 2026 /: 1', 'org 2026 mood/bad: 1']);
  });
});
