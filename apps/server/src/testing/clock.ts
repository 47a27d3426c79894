import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@lykta/domain';
import type { Clock } from '../clock.ts';

/** A clock that stands still until the test changes it. */
export interface TestClock {
  now: Clock;
  set(instant: string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** 12:00 UTC on a Friday, so that a small step doesn't change the day. */
export const START = '2026-11-20T12:00:00.000Z';

export function createTestClock(start = START): TestClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    set: (instant) => {
      time = Date.parse(instant);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      time += days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;
    },
  };
}
