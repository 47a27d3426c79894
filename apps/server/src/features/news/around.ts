import type { StaffNews } from '@lykta/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../access/case-access.ts';

/** When a member's units say that they read. */
export const promisesOf = ({ unitIds }: Viewer): RawBuilder<StaffNews['promises'][number]> => sql`
  select name as unit, reads_within as days from units
  where id = any(${unitIds}) and reads_within is not null order by name`;

/** For whom the member reads as a deputy, today or later. */
export const readsFor = ({ id, unitIds }: Viewer, today: string): RawBuilder<StaffNews['readsFor'][number]> =>
  deputies({ named: sql`own.member_id`, known: sql`standing.member_id` }, id, unitIds, today);

/** Who reads instead of the member. */
export const readBy = ({ id, unitIds }: Viewer, today: string): RawBuilder<StaffNews['readBy'][number]> =>
  deputies({ named: sql`standing.member_id`, known: sql`own.member_id` }, id, unitIds, today);

/**
 * Counts the children for whom one member reads instead of another. It names colleagues and numbers only, so the marks of
 * the rows are not checked: who may open a child, the marks decide.
 */
const deputies = (
  { named, known }: { named: RawBuilder<unknown>; known: RawBuilder<unknown> },
  memberId: string,
  unitIds: readonly string[],
  today: string,
): RawBuilder<StaffNews['readsFor'][number]> => sql`
  select members.name, standing.from_day as "from", standing.to_day as "to", count(*)::int as children
  from case_workers as standing
  join case_workers as own on own.account_id = standing.account_id
    and own.invitation_id = standing.invitation_id and own.part = 'responsible'
  join members on members.id = ${named}
  where standing.part = 'deputy' and standing.to_day >= ${today}::date and ${known} = ${memberId}
    and cardinality(${unitIds}::text[]) > 0
  group by members.id, members.name, standing.from_day, standing.to_day
  order by standing.from_day, members.name`;
