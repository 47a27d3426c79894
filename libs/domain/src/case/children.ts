import { z } from 'zod';
import { Id } from '../id/schema.ts';
import { LABEL_MAX } from './label.ts';
import { StaffClient } from './schema.ts';
import { plainText } from '../text/schema.ts';
import { DayString } from '../time/schema.ts';

/** The maximum number of children in one reply of GET staff/clients. */
export const CHILDREN_PAGE = 100;

/** After this many days an unread form is late, where the unit has not said when it reads. */
export const LATE_AFTER_DAYS = 7;

/**
 * The filters of children. `unread`: with forms that the member has not opened; `help`: the child wants help;
 * `waiting`: takes part and has sent nothing; `ended`: has left, or the case or the whole invitation has ended.
 */
export const childStates = ['unread', 'help', 'waiting', 'ended'] as const;
export type ChildState = (typeof childStates)[number];

/**
 * The orders of children. `matters`: unread before read, and in both: wants help, worries, worse than last time, late;
 * `latest`: by latest activity. The others are columns of the list.
 */
export const childSorts = ['matters', 'latest', 'child', 'unit', 'invitation', 'accepted', 'sent'] as const;
export type ChildSort = (typeof childSorts)[number];

/**
 * The query of GET staff/clients. `whose`: only children with whose case the member works; `turned`: the order
 * backwards; `after`: the `next` of the previous page.
 */
export const StaffChildrenQuery = z.strictObject({
  unit: plainText(100, 1).optional(),
  state: z.enum(childStates).optional(),
  whose: z.literal('mine').optional(),
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

/** GET staff/clients and POST staff/clients/search: at most {@link CHILDREN_PAGE}; `next` is set if more follow. */
export const StaffChildren = z.strictObject({ clients: z.array(StaffChild), next: Id.nullable() });
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
