import {
  LATE_AFTER_DAYS,
  childGroup,
  childGroups,
  dayOf,
  daysBetween,
  type ChildCounts,
  type ChildState,
  type Flags,
} from '@lykta/domain';
import type { ChildRow } from './children-rows.ts';

/** A child with what it is sorted by. */
export interface Ranked {
  row: ChildRow;
  label?: string | undefined;
  flags?: Flags | undefined;
  /** The place of its kind in the order of what matters; children of one kind are equal. */
  rank: number;
  /** For how many days nobody has read its oldest unread sending. */
  waitedDays: number;
  /** Whether that is longer than the unit says. */
  late: boolean;
}

/**
 * What matters, in order (docs/decisions/0069): each is a kind of child, never a number that adds things up. All read
 * children come after all that the member has not read.
 */
const kinds: readonly ((flags: Flags, late: boolean) => boolean)[] = [
  ({ help }) => help > 0,
  ({ worries }) => worries > 0,
  ({ worse }) => worse > 0,
  (_flags, late) => late,
];

const NO_FLAGS: Flags = { help: 0, worries: 0, worse: 0 };

/** Finds a child's place in the order of what matters. */
export function rankOf(
  row: ChildRow,
  { label, flags }: Pick<Ranked, 'label' | 'flags'>,
  today: string,
): Ranked {
  const waitedDays = row.oldest ? daysBetween(dayOf(row.oldest), today) : 0;
  const late = waitedDays > (row.reads_within ?? LATE_AFTER_DAYS);
  const kind = kinds.findIndex((isOf) => isOf(flags ?? NO_FLAGS, late));
  const place = kind < 0 ? kinds.length : kind;
  const rank = row.not_read > 0 ? place : kinds.length + 1 + place;
  return { row, label, flags, rank, waitedDays, late };
}

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
