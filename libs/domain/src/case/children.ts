import { z } from 'zod';
import { Id } from '../id/schema.ts';
import { childOwners, childSorts, childStates } from './child-groups.ts';
import { LABEL_MAX } from './label-text.ts';
import { StaffClient } from './schema.ts';
import { plainText } from '../text/schema.ts';
import { DayString } from '../time/schema.ts';

/** The maximum number of children in one reply of GET staff/clients. */
export const CHILDREN_PAGE = 100;

/** After this many days an unread form is late, where the unit has not said when it reads. */
export const LATE_AFTER_DAYS = 7;

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
