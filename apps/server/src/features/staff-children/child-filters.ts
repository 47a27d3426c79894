import { childGroup, childGroups, type ChildCounts, type ChildState, type Flags } from '@lykta/domain';
import type { ChildRow } from './children-rows.ts';
import type { Ranked } from './what-matters.ts';

const isOver = ({ left_at, ended, status }: ChildRow) =>
  left_at !== null || ended !== null || status === 'closed';

/** The place of a child's group on the start page, and how many marks it has of that group. */
export function groupPlace({ row, flags }: Ranked): { place: number; marks: number } {
  const group = childGroup(flags, { isUnread: row.not_read > 0, isOver: isOver(row) });
  if (group === undefined) return { place: childGroups.length, marks: 0 };
  return { place: childGroups.indexOf(group), marks: group === 'news' ? 0 : (flags?.[group] ?? 0) };
}

/** Whether a child passes each filter. */
export const passes: Record<ChildState, (one: Ranked) => boolean> = {
  unread: ({ row }) => row.not_read > 0,
  help: (one) => groupHas(one, 'help'),
  worries: (one) => groupHas(one, 'worries'),
  worse: (one) => groupHas(one, 'worse'),
  late: ({ late }) => late,
  waiting: ({ row }) => row.sent === 0 && !isOver(row),
  ended: ({ row }) => isOver(row),
};

/** Whether a child has a mark and stands in a group: the numbers of the start page are those of its groups. */
const groupHas = (one: Ranked, group: keyof Flags) =>
  (one.flags?.[group] ?? 0) > 0 && groupPlace(one).place < childGroups.length;

/** Counts the children of each filter. */
export function countChildren(all: readonly Ranked[]): ChildCounts {
  const count = (is: (one: Ranked) => boolean) => all.filter(is).length;
  return {
    taking: count(({ row }) => !isOver(row)),
    unread: count(passes.unread),
    help: count(passes.help),
    worries: count(passes.worries),
    worse: count(passes.worse),
    late: count(passes.late),
    waiting: count(passes.waiting),
    ended: count(passes.ended),
  };
}
