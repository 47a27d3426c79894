import type { AnswersDocument } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { AT, said } from '../testing/forms.ts';
import { countAnswers, isNothing, readCounts, writeCounts } from './counts.ts';
import { addAll, countsOf, difference, type CountsByPlace, type SentForm } from './running-counts.ts';

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
/** Writes counts as `unit quarter: children, question size answer=n…`. */
const outline = (counts: CountsByPlace) =>
  [...counts.values()]
    .map(({ place, counts: { children, questions } }) => {
      const cells = [...questions].map(([question, { size, answers }]) => {
        return `${question} ${size} ${[...answers].map(([answer, n]) => `${answer}=${n}`).join(' ')}`;
      });
      return `${place.unitId} ${place.quarter}: ${[children, ...cells].join(', ')}`;
    })
    .sort();

describe('counts', () => {
  it('are the child, each question that it answered, and each option that it chose', () => {
    const several = {
      why: [
        { answer: 'home', timestamp: AT },
        { answer: 'school', timestamp: AT },
      ],
    };
    expect(outline(countsOf([sent(Q4, several)]))).toEqual(['unit 2026Q4: 1, why 1 home=1 school=1']);
  });

  it('take only what was sent last in each quarter, under whichever invitation of the unit', () => {
    const earlier = new Date('2026-11-01T00:00:00Z');
    const forms = [sent(Q4, bad), sent(earlier, good, { invitationId: 'other' }), sent(NEXT_Q1, good)];
    expect(outline(countsOf(forms))).toEqual([
      'unit 2026Q4: 1, mood 1 bad=1',
      'unit 2027Q1: 1, mood 1 good=1',
    ]);
  });

  it('have a child of two units once in each', () => {
    const forms = [sent(Q4, good), sent(Q4, bad, { unitId: 'another' })];
    expect(outline(countsOf(forms))).toEqual([
      'another 2026Q4: 1, mood 1 bad=1',
      'unit 2026Q4: 1, mood 1 good=1',
    ]);
  });

  it('move from the earlier to the newer answer when a child sends again, and not where nothing changes', () => {
    const before = [
      sent(new Date('2026-08-01T00:00:00Z'), good),
      sent(new Date('2026-11-01T00:00:00Z'), good),
    ];
    expect(outline(difference(before, [...before, sent(Q4, bad)]))).toEqual([
      'unit 2026Q4: 0, mood 0 bad=1 good=-1',
    ]);
  });

  it('are nothing again when all is taken away', () => {
    const all: CountsByPlace = new Map();
    addAll(all, countsOf([sent(Q4, bad)]));
    addAll(all, countsOf([sent(Q4, bad)]), -1);
    expect([...all.values()].map(({ counts }) => isNothing(counts))).toEqual([true]);
  });

  it('are written in one order, whoever came first', () => {
    const counts = countAnswers({ ...good, ...said({ why: 'home' }).answers });
    const turned = { ...counts, questions: new Map([...counts.questions].reverse()) };
    expect(writeCounts(turned)).toEqual(writeCounts(counts));
    expect(readCounts(writeCounts(counts))).toEqual(counts);
  });
});
