import { expect, it } from 'vitest';
import { dayOf, TIME_ZONE } from './calendar.ts';
import { DAY_MS, HOUR_MS } from './spans.ts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

it('is the day in Stockholm at each half hour of a year, asked once or twice', () => {
  const begin = Date.parse('2026-01-01T00:00:00Z');
  for (let at = begin; at < begin + 366 * DAY_MS; at += HOUR_MS / 2) {
    const instant = new Date(at);
    expect(dayOf(instant)).toBe(format.format(instant));
    expect(dayOf(new Date(at + HOUR_MS / 2 - 1))).toBe(format.format(instant));
  }
});

it('is not computed again within an hour', () => {
  const day = dayOf(new Date('2031-05-06T10:00:00Z'));
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
  const again = () => {
    throw new Error('computed again');
  };
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { configurable: true, get: again });
  try {
    expect(dayOf(new Date('2031-05-06T10:59:59.999Z'))).toBe(day);
    expect(() => dayOf(new Date('2031-05-06T11:00:00Z'))).toThrow('computed again');
  } finally {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format);
  }
});

it('refuses what is no instant', () => {
  expect(() => dayOf(new Date(NaN))).toThrow(RangeError);
});
