import { present } from '../value/present.ts';
import { expect, test } from 'vitest';
import { supportDirectory } from './directory.ts';
import { overdueEntries } from './overdue.ts';

const [bris] = supportDirectory;
const isOverdue = (checked: string, now: string) =>
  overdueEntries(new Date(now), [{ ...present(bris, 'bris'), checked }]).length === 1;

test('facts are old a year after the day on which they were checked', () => {
  expect(isOverdue('2026-11-20', '2027-11-19T12:00:00Z')).toBe(false);
  expect(isOverdue('2026-11-20', '2027-11-22T12:00:00Z')).toBe(true);
});

test('of a bare year the last day counts', () => {
  expect(isOverdue('2024', '2025-12-30T12:00:00Z')).toBe(false);
  expect(isOverdue('2024', '2026-01-02T12:00:00Z')).toBe(true);
});

test('every entry says when it was checked, in a form that is understood', () => {
  const far = new Date('2999-01-01');
  expect(overdueEntries(far)).toHaveLength(supportDirectory.length);
  expect(overdueEntries(new Date('2000-01-01'))).toEqual([]);
});
