import { dayOf } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { canStillChoose, instantOf, wantedDay } from './mood-day.ts';

const now = new Date('2026-11-20T10:00:00Z');

describe('the day of a mood', () => {
  it('is today, or one of the two days before', () => {
    expect(
      ['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'].map((day) =>
        canStillChoose(day, now),
      ),
    ).toEqual([false, true, true, true, false]);
  });

  it('falls back to today for anything else', () => {
    for (const param of [null, '', 'yesterday', '2026-11-01', '2027-01-01'])
      expect(wantedDay(param, now)).toBe('2026-11-20');
    expect(wantedDay('2026-11-19', now)).toBe('2026-11-19');
  });

  it('saves an instant of that day in Stockholm, in winter and in summer', () => {
    expect(instantOf('2026-11-20', now)).toBe(now.toISOString());
    expect(dayOf(new Date(instantOf('2026-11-19', now)))).toBe('2026-11-19');
    expect(dayOf(new Date(instantOf('2026-06-19', now)))).toBe('2026-06-19');
  });
});
