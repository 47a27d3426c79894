import type { AnswersDocument } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { AT, said } from '../testing/forms.ts';
import { countsOf, difference, keptCountsOf, type SentForm } from './counters.ts';

const Q4 = new Date('2026-12-31T22:59:59Z'); // 23:59:59 in Stockholm
const NEXT_Q1 = new Date('2026-12-31T23:00:00Z'); // midnight in Stockholm
const sent = (sentAt: Date, answers: AnswersDocument['answers'], more: Partial<SentForm> = {}): SentForm => ({
  invitationId: 'inv',
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

describe('counts', () => {
  it('are one for the child and one for each chosen option', () => {
    const several = {
      why: [
        { answer: 'home', timestamp: AT },
        { answer: 'school', timestamp: AT },
      ],
    };
    expect(outline(countsOf([sent(Q4, several)]))).toEqual([
      'inv 2026Q4 /: 1',
      'inv 2026Q4 why/home: 1',
      'inv 2026Q4 why/school: 1',
    ]);
  });

  it('take only the newest of several sendings in a quarter, and each quarter by itself', () => {
    const earlier = new Date('2026-11-01T00:00:00Z');
    expect(outline(countsOf([sent(Q4, bad), sent(earlier, good), sent(NEXT_Q1, good)]))).toEqual([
      'inv 2026Q4 /: 1',
      'inv 2026Q4 mood/bad: 1',
      'inv 2027Q1 /: 1',
      'inv 2027Q1 mood/good: 1',
    ]);
  });

  it('move from the earlier to the newer answer when a child sends again', () => {
    const before = [sent(new Date('2026-11-01T00:00:00Z'), good)];
    expect(outline(difference(before, [...before, sent(Q4, bad)]))).toEqual([
      'inv 2026Q4 mood/bad: 1',
      'inv 2026Q4 mood/good: -1',
    ]);
  });

  it('that are kept know the organisation and the year, and each child once', () => {
    const forms = [
      { ...sent(new Date('2026-02-01T00:00:00Z'), good), organisationId: 'org' },
      { ...sent(Q4, bad, { invitationId: 'other' }), organisationId: 'org' },
    ];
    expect(outline(keptCountsOf(forms))).toEqual(['org 2026 /: 1', 'org 2026 mood/bad: 1']);
  });
});
