import type { Flags } from '../story/flags.ts';

/**
 * The filters of children. `unread`: with forms that the member has not opened; `help`, `worries`, `worse`: the child
 * has such marks; `late`: nobody has read a form within the unit's time; `waiting`: takes part and has sent nothing;
 * `ended`: has left, or the case or the whole invitation has ended.
 */
export const childStates = ['unread', 'help', 'worries', 'worse', 'late', 'waiting', 'ended'] as const;
export type ChildState = (typeof childStates)[number];

/**
 * The orders of children. `matters`: unread before read, and in both: wants help, worries, worse than last time, late;
 * `groups`: by {@link childGroups}, read or not; `latest`: by latest activity. The others are columns of the list.
 */
export const childSorts = [
  'matters',
  'groups',
  'latest',
  'child',
  'unit',
  'invitation',
  'accepted',
  'sent',
] as const;
export type ChildSort = (typeof childSorts)[number];

/** The groups of the start page, in order; `news`: nothing of the first three, and something unread. */
export const childGroups = ['help', 'worries', 'worse', 'news'] as const;
export type ChildGroup = (typeof childGroups)[number];

/**
 * The first group that fits a child; undefined when nothing waits. A child who takes part no longer is in a group only
 * while something is unread.
 */
export function childGroup(
  flags: Flags | undefined,
  { isUnread, isOver }: { isUnread: boolean; isOver: boolean },
): ChildGroup | undefined {
  if (isOver && !isUnread) return undefined;
  const marked = (['help', 'worries', 'worse'] as const).find((group) => (flags?.[group] ?? 0) > 0);
  return marked ?? (isUnread ? 'news' : undefined);
}

/** Whose children: with whose case the member works, or for whom it is a deputy today. */
export const childOwners = ['mine', 'deputy'] as const;
