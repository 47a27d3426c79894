import { z } from 'zod';
import { Id } from './ids.ts';
import { LABEL_MAX } from './label.ts';
import { StaffClient } from './staff.ts';
import { plainText } from './text.ts';

/** The maximum number of children in one reply of GET staff/clients. */
export const CHILDREN_PAGE = 100;

/**
 * The query of GET staff/clients. `unread`: only children with forms that the member has not opened; `after`: the
 * `next` of the previous page.
 */
export const StaffChildrenQuery = z.strictObject({
  unit: plainText(100, 1).optional(),
  state: z.literal('unread').optional(),
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

/** GET staff/clients and POST staff/clients/search: at most {@link CHILDREN_PAGE}, by latest activity; `next` is set if more follow. */
export const StaffChildren = z.strictObject({ clients: z.array(StaffChild), next: Id.nullable() });
export type StaffChildren = z.infer<typeof StaffChildren>;
