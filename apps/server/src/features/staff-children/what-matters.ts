import { LATE_AFTER_DAYS, dayOf, daysBetween, type Flags } from '@lykta/domain';
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
 * The order “Det viktigaste först” of the list (docs/decisions/0069); the groups of the start page are in
 * `child-filters.ts`. Each is a kind of child, never a number that adds things up. All read
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
