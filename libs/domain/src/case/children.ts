import { z } from 'zod';
import { Id } from '../id/schema.ts';
import { LABEL_MAX } from './label.ts';
import { StaffClient } from './schema.ts';
import { plainText } from '../text/schema.ts';
import { DayString } from '../time/schema.ts';
import type { Flags } from '../story/flags.ts';

/** The maximum number of children in one reply of GET staff/clients. */
export const CHILDREN_PAGE = 100;

/** After this many days an unread form is late, where the unit has not said when it reads. */
export const LATE_AFTER_DAYS = 7;

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

/**
 * The query of GET staff/clients. `turned`: the order backwards; `after`: the `next` of the previous page.
 */
export const StaffChildrenQuery = z.strictObject({
  unit: plainText(100, 1).optional(),
  state: z.enum(childStates).optional(),
  whose: z.enum(childOwners).optional(),
  sort: z.enum(childSorts).optional(),
  turned: z.literal('1').optional(),
  after: Id.optional(),
});
export type StaffChildrenQuery = z.infer<typeof StaffChildrenQuery>;

/**
 * POST staff/clients/search. `search`: part of a pseudonym, an invitation code or a label; case, spaces and signs do
 * not count. It is a body, because a label must not stand in an address.
 */
export const SearchStaffChildren = StaffChildrenQuery.extend({ search: plainText(LABEL_MAX, 1) });
export type SearchStaffChildren = z.infer<typeof SearchStaffChildren>;

/** A child in the list across all invitations that a member sees. */
export const StaffChild = StaffClient.extend({ invitation: Id });
export type StaffChild = z.infer<typeof StaffChild>;

/** How many children each filter leaves; `taking`: how many take part now. */
const ChildCounts = z.strictObject({
  taking: z.int().min(0),
  unread: z.int().min(0),
  help: z.int().min(0),
  worries: z.int().min(0),
  worse: z.int().min(0),
  late: z.int().min(0),
  waiting: z.int().min(0),
  ended: z.int().min(0),
});
export type ChildCounts = z.infer<typeof ChildCounts>;

/**
 * GET staff/clients and POST staff/clients/search: at most {@link CHILDREN_PAGE}; `next` is set if more follow. `counts`
 * is on the first page of the order `groups` without `state`.
 */
export const StaffChildren = z.strictObject({
  clients: z.array(StaffChild),
  next: Id.nullable(),
  counts: ChildCounts.optional(),
});
export type StaffChildren = z.infer<typeof StaffChildren>;

/**
 * GET staff/load: for each unit and worker, how many children, how many forms nobody has read, and the day of the
 * oldest of them. `worker` is the responsible one; absent where nobody is. It holds nothing of an answer.
 */
export const StaffLoad = z.array(
  z.strictObject({
    unit: z.string(),
    worker: z.string().optional(),
    children: z.int().min(0),
    unread: z.int().min(0),
    oldest: DayString.optional(),
  }),
);
export type StaffLoad = z.infer<typeof StaffLoad>;
