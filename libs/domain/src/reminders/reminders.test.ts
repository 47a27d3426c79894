import { describe, expect, test } from 'vitest';
import { drawReminder, reminderMessages } from './messages.ts';
import { nextReminder, reminderPoolAt, reminderSchedule } from './schedule.ts';

const used = new Date('2026-10-20T21:30:00Z');
const day = (number: number) => new Date(Date.UTC(2026, 9, 20 + number)).toISOString().slice(0, 10);

describe('the schedule of reminders', () => {
  test('comes on days 1 to 7, then 9, 11, 13, then 16, 23 and 30, in their pools', () => {
    const plan = reminderSchedule(used, () => 0.5).map(({ at, pool }) => [at.toISOString(), pool]);
    const expected = [
      ...[1, 2, 3, 4, 5, 6, 7].map((number) => [number, 'daily'] as const),
      ...[9, 11, 13].map((number) => [number, 'gap'] as const),
      ...[16, 23, 30].map((number) => [number, 'long-gap'] as const),
    ];
    expect(plan).toEqual(expected.map(([number, pool]) => [`${day(number)}T17:00:00.000Z`, pool]));
  });

  test.each([
    [0, '15:00:00'],
    [0.25, '16:00:00'],
    [0.999_999, '18:59:59'],
  ])('at a time between 15 and 19 UTC (random %d)', (random, time) => {
    expect(reminderSchedule(used, () => random)[0]?.at.toISOString()).toContain(`T${time}`);
  });

  test('goes on with the next day that has one, and never twice on a day', () => {
    const next = (after: string) =>
      nextReminder(used, new Date(after), () => 0)
        ?.at.toISOString()
        .slice(0, 10);
    expect(next('2026-10-20T22:00:00Z')).toBe(day(1));
    expect(next(`${day(1)}T15:00:00Z`)).toBe(day(2));
    expect(next(`${day(7)}T18:00:00Z`)).toBe(day(9));
    expect(next(`${day(13)}T18:00:00Z`)).toBe(day(16));
    expect(next(`${day(30)}T18:00:00Z`)).toBeUndefined();
  });

  test('knows the pool of a day, and none for a day without a reminder', () => {
    expect(reminderPoolAt(used, new Date(`${day(7)}T16:00:00Z`))).toBe('daily');
    expect(reminderPoolAt(used, new Date(`${day(8)}T16:00:00Z`))).toBeUndefined();
    expect(reminderPoolAt(used, new Date(`${day(23)}T16:00:00Z`))).toBe('long-gap');
  });
});

describe('the messages', () => {
  test('are 10, 4 and 4, all different, in both languages', () => {
    expect(Object.values(reminderMessages).map((pool) => pool.length)).toEqual([10, 4, 4]);
    const all = Object.values(reminderMessages).flat();
    expect(new Set(all.map((message) => message.sv)).size).toBe(18);
    expect(new Set(all.map((message) => message.en)).size).toBe(18);
  });

  test('name neither the app nor what it is about', () => {
    for (const { sv, en = '' } of Object.values(reminderMessages).flat()) {
      expect(`${sv} ${en}`).not.toMatch(/lykta|mår|soc|hjälp|therapy|wellbeing|mood/i);
    }
  });

  test('are drawn from the whole pool', () => {
    expect(drawReminder('gap', 0)).toBe(reminderMessages.gap[0]);
    expect(drawReminder('gap', 0.999)).toBe(reminderMessages.gap[3]);
  });
});
