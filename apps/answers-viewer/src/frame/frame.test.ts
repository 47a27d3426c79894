import { present } from '@lykta/domain';
import { expect, test } from 'vitest';
import { childCode, matchesSearch, plainSearch } from './children/child-code.ts';
import { hasNews, sortChildren } from './children/child-state.ts';
import { longDay, nearDay, shortDay } from './dates.ts';
import { initialsOf } from './initials.ts';
import { children, invitations } from '../testing/people.ts';

const today = new Date('2026-11-20T12:00:00Z');

test('days are said in the chosen language, with the year only where it is another', () => {
  expect(longDay('2026-11-19', 'sv')).toBe('19 november 2026');
  expect(longDay('2026-11-19', 'en')).toBe('19 November 2026');
  expect(shortDay('2026-11-19', 'sv', today)).toBe('19 nov');
  expect(shortDay('2025-11-19', 'sv', today)).toBe('19 nov 2025');
});

test('today and yesterday are days in Stockholm', () => {
  const lateEvening = new Date('2026-11-19T23:30:00Z');
  expect(nearDay('2026-11-20', lateEvening)).toBe('today');
  expect(nearDay('2026-11-19', lateEvening)).toBe('yesterday');
  expect(nearDay('2026-11-18', lateEvening)).toBeUndefined();
});

test('initials are those of the first and the last name', () => {
  expect(initialsOf('Karin Lind')).toBe('KL');
  expect(initialsOf('  åsa maria Öberg ')).toBe('ÅÖ');
  expect(initialsOf('Kim')).toBe('K');
  expect(initialsOf('')).toBe('');
});

test('a child is found by its code however it is typed', () => {
  expect(matchesSearch('7k', '7KF')).toBe(true);
  expect(matchesSearch('Barn 7kf', '7KF')).toBe(true);
  expect(matchesSearch('abc-9', 'ABC9D5')).toBe(true);
  expect(matchesSearch('x', '7KF')).toBe(false);
  expect(matchesSearch('', '7KF')).toBe(true);
  expect(matchesSearch('sn 2026', '7KF', 'SN-2026/04')).toBe(true);
  expect(matchesSearch('sn 2027', '7KF', undefined)).toBe(false);
});

test('the server is asked for letters and digits only, and for no more than a label has', () => {
  expect(plainSearch(' barn 7kf-2 ')).toBe('7KF2');
  expect(plainSearch(' - ')).toBeUndefined();
  expect(plainSearch('Blå 2026/04')).toBe('BLÅ202604');
  expect(plainSearch('x'.repeat(50))).toHaveLength(40);
});

test('a pseudonym is read in groups of three', () => {
  expect(childCode('7KF2MA')).toBe('7KF-2MA');
});

test('the latest answers come first, children without answers last', () => {
  const list = [...children]
    .reverse()
    .map((child) => ({ invitation: present(invitations[0], 'invitations[0]'), child }));
  expect(sortChildren(list).map(({ child }) => child.client)).toEqual([
    '7KF2MA',
    '2MX9TB',
    '9TA4RC',
    '4RB7HD',
    '5HC3DE',
    '8DN6KF',
  ]);
  expect(children.filter(hasNews).map(({ client }) => client)).toEqual(['7KF2MA', '2MX9TB']);
});
