import { ERASURE_NOTICE_DAYS, TIME_ZONE } from '@lykta/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connect.ts';

/** Selects cases with what decides for how long their answers are kept; the caller adds columns and filters. */
export const selectKept = (db: Db) =>
  db
    .selectFrom('acceptances')
    .innerJoin('invitations', 'invitations.id', 'acceptances.invitation_id')
    .innerJoin('organisations', 'organisations.id', 'invitations.organisation_id');

/** The day on which a case ended: it was closed, its invitation ended, or the child left. Null while it is open. */
export const caseEnded = sql<string | null>`least(acceptances.ended, invitations.ended,
  (acceptances.left_at at time zone ${sql.lit(TIME_ZONE)})::date)`;

/** The day until which the organisation keeps the answers of an ended case. */
const keptUntil = sql<
  string | null
>`(${caseEnded} + make_interval(months => organisations.keeps_months))::date`;

const notice = sql.lit(ERASURE_NOTICE_DAYS);

/** Whether an ended case is so near to its end that the child must be warned. */
export const isNearEnd = (today: string) =>
  sql<boolean>`coalesce(${keptUntil} - ${notice} <= ${today}::date, false)`;

/**
 * The day on which the answers are erased, null while the case is open: when the organisation's months have passed, and
 * never sooner than 30 days after the warning, whatever the months are now.
 */
export const erasedOn = (today: string) => sql<string | null>`(case when ${caseEnded} is not null then
  greatest(${keptUntil}, coalesce(acceptances.erase_warned, greatest(${today}::date, ${keptUntil} - ${notice})) + ${notice})
  end)`;

/** A unit that has warned a child that it will erase its answers. */
export interface Ending {
  unit: string;
  on: string | null;
}

/** Selects the units that have warned a child, soonest first. After a warning the day does not depend on today. */
export const selectEnding = (account: string | RawBuilder<unknown>): RawBuilder<Ending> => sql<Ending>`
  select units.name as unit, ${erasedOn('1900-01-01')} as "on"
  from acceptances
  join invitations on invitations.id = acceptances.invitation_id
  join organisations on organisations.id = invitations.organisation_id
  join units on units.id = acceptances.unit_id
  where acceptances.account_id = ${account} and acceptances.erase_warned is not null and acceptances.sent > 0
  order by "on"`;
