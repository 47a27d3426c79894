import { present } from '../value/present.ts';
import { describe, expect, it } from 'vitest';
import type { Channel } from './entry.ts';
import { hoursText, isOpen } from './hours.ts';

const weekdays: Channel = {
  kind: 'chat',
  value: 'https://example.org',
  hours: [
    { days: [1, 2, 3, 4, 5], open: '18:00', close: '21:00' },
    { days: [6, 7], open: '14:00', close: '17:00' },
  ],
  season: { from: '06-15', to: '08-23', hours: [{ days: [7], open: '18:00', close: '21:00' }] },
};
const night: Channel = {
  kind: 'phone',
  value: '112',
  hours: [{ days: [1, 2, 3, 4, 5, 6, 7], open: '21:00', close: '06:00' }],
};
const untilMidnight: Channel = {
  kind: 'chat',
  value: 'https://example.org',
  hours: [{ days: [1, 2, 3, 4, 7], open: '17:00', close: '24:00' }],
};

describe('isOpen', () => {
  it('opens and closes to the minute, in Stockholm', () => {
    expect(isOpen(weekdays, new Date('2026-11-20T16:59:00Z'))).toBe(false);
    expect(isOpen(weekdays, new Date('2026-11-20T17:00:00Z'))).toBe(true);
    expect(isOpen(weekdays, new Date('2026-11-20T20:00:00Z'))).toBe(false);
  });

  it('knows the weekend', () => {
    expect(isOpen(weekdays, new Date('2026-11-21T13:30:00Z'))).toBe(true);
    expect(isOpen(weekdays, new Date('2026-11-21T18:00:00Z'))).toBe(false);
  });

  it('follows the summer hours, and summer time', () => {
    expect(isOpen(weekdays, new Date('2026-07-01T16:30:00Z'))).toBe(false);
    expect(isOpen(weekdays, new Date('2026-07-05T16:30:00Z'))).toBe(true);
  });

  it('goes on after midnight', () => {
    expect(isOpen(night, new Date('2026-11-20T02:00:00Z'))).toBe(true);
    expect(isOpen(night, new Date('2026-11-20T10:00:00Z'))).toBe(false);
  });

  it('closes at midnight', () => {
    expect(isOpen(untilMidnight, new Date('2026-11-19T22:30:00Z'))).toBe(true);
    expect(isOpen(untilMidnight, new Date('2026-11-19T23:00:00Z'))).toBe(false);
  });

  it('says nothing where the hours are not known', () => {
    expect(isOpen({ kind: 'phone', value: '1' }, new Date())).toBeUndefined();
  });
});

describe('hoursText', () => {
  it('joins neighbouring days', () => {
    expect(hoursText(present(weekdays.hours, 'weekdays.hours'), 'sv')).toBe('mån–fre 18–21, lör–sön 14–17');
    expect(hoursText(present(untilMidnight.hours, 'untilMidnight.hours'), 'en')).toBe('Mon–Thu, Sun 17–24');
  });

  it('says every day and day and night in words', () => {
    expect(hoursText(present(night.hours, 'night.hours'), 'sv')).toBe('alla dagar 21–6');
    expect(hoursText('always', 'sv')).toBe('dygnet runt');
    expect(hoursText([{ days: [1], open: '12:15', close: '13:30' }], 'sv')).toBe('mån 12.15–13.30');
  });
});
