import { expect, test } from 'vitest';
import { childGroup } from './child-groups.ts';

const flags = { help: 0, worries: 0, worse: 0 };
const read = { isUnread: false, isOver: false };

test('a child stands in the first group that fits, read or not', () => {
  expect(childGroup({ help: 1, worries: 4, worse: 2 }, read)).toBe('help');
  expect(childGroup({ ...flags, worries: 1, worse: 9 }, read)).toBe('worries');
  expect(childGroup({ ...flags, worse: 1 }, read)).toBe('worse');
  expect(childGroup(flags, { ...read, isUnread: true })).toBe('news');
  expect(childGroup(undefined, { ...read, isUnread: true })).toBe('news');
  expect(childGroup(flags, read)).toBeUndefined();
});

test('a child who takes part no longer is in a group only while something is unread', () => {
  const over = { ...read, isOver: true };
  expect(childGroup({ ...flags, help: 1 }, over)).toBeUndefined();
  expect(childGroup({ ...flags, help: 1 }, { ...over, isUnread: true })).toBe('help');
});
