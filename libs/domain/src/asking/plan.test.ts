import { describe, expect, test } from 'vitest';
import { nextRound, planFaults, roundDays } from './plan.ts';

const today = '2026-11-23';

describe('a plan', () => {
  test.each([
    ['nothing', {}, []],
    ['a last day of today', { lastDay: today }, []],
    ['a last day of yesterday', { lastDay: '2026-11-22' }, [['lastDay', 'in-the-past']]],
    ['a last day in two years', { lastDay: '2028-11-23' }, [['lastDay', 'too-far']]],
    ['a reminder on the last day', { lastDay: '2026-11-27', remindAfter: 4 }, []],
    ['a reminder after it', { lastDay: '2026-11-27', remindAfter: 5 }, [['remindAfter', 'after-last-day']]],
    [
      'a reminder after the next round',
      { remindAfter: 7, repeat: { weeks: 1, until: '2026-12-21' } },
      [['remindAfter', 'after-last-day']],
    ],
    [
      'a last day after the next round',
      { lastDay: '2026-11-30', repeat: { weeks: 1, until: '2026-12-21' } },
      [['lastDay', 'after-next-round']],
    ],
    ['two rounds', { repeat: { weeks: 4, until: '2026-12-21' } }, []],
    ['no second round', { repeat: { weeks: 4, until: '2026-12-20' } }, [['repeat.until', 'no-round']]],
    ['rounds for twenty years', { repeat: { weeks: 1, until: '2046-01-01' } }, [['repeat.until', 'too-far']]],
    [
      'several faults',
      { lastDay: '2020-01-01', repeat: { weeks: 1, until: today } },
      [
        ['lastDay', 'in-the-past'],
        ['repeat.until', 'no-round'],
      ],
    ],
  ] as const)('with %s', (_name, plan, faults) => {
    expect(planFaults(plan, today).map(({ path, message }) => [path, message])).toEqual(faults);
  });
});

describe('rounds', () => {
  test('come on the same weekday, also when the clock changes', () => {
    expect(roundDays('2026-10-12', { weeks: 1, until: '2026-11-08' })).toEqual([
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
    ]);
  });

  test('count from the first one: those that a server slept through are left out', () => {
    const repeat = { weeks: 2, until: '2027-03-01' };
    expect(nextRound('2026-11-23', repeat, '2026-11-23')).toBe('2026-12-07');
    expect(nextRound('2026-11-23', repeat, '2026-12-24')).toBe('2027-01-04');
    expect(nextRound('2026-11-23', repeat, '2027-02-28')).toBe('2027-03-01');
    expect(nextRound('2026-11-23', repeat, '2027-03-01')).toBeNull();
  });

  test('are at most 53', () => {
    expect(roundDays('2026-11-23', { weeks: 1, until: '2027-11-24' })).toHaveLength(53);
  });
});
