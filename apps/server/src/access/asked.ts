import type { InvitationStatus } from '@lykta/domain';
import { sql, type RawBuilder } from 'kysely';

/** The id of a child's account, or the column that holds it. */
type Account = string | RawBuilder<unknown>;

/** Whether a row of `requests` belongs to a request that repeats. */
const repeats = sql`(requests.repeat_weeks is not null or requests.round_of is not null)`;

/**
 * Whether a row of `requests` is for a child: it names this child, or it is for all children of the invitation. Of a
 * request that repeats, a child who joined later gets only the rounds that come.
 */
export const isFor = (account: Account) => sql<boolean>`(case
  when requests.chosen then exists (
    select from request_children as asked
    where asked.request_id = requests.id and asked.account_id = ${account})
  else not ${repeats} or exists (
    select from acceptances as joined
    where joined.invitation_id = requests.invitation_id and joined.account_id = ${account}
      and (joined.accepted at time zone 'UTC')::date <= (requests.created at time zone 'Europe/Stockholm')::date)
  end)`;

/** Whether a row of `requests` can be begun on a day: it is not withdrawn, and its last day has not passed. */
export const canBegin = (today: string) => sql<boolean>`(
  requests.withdrawn is null and (requests.last_day is null or requests.last_day >= ${today}::date))`;

/**
 * Whether a child has begun to answer a row of `requests`. An `answers` row with etag 0 does not count: the save that is
 * running this check created it.
 */
export const hasBegun = (account: Account) => sql<boolean>`exists (
  select from answers as begun
  where begun.request_id = requests.id and begun.account_id = ${account} and begun.etag > 0)`;

/** Whether a row of `requests` still applies to a child: it can be begun, or the child has begun it and may finish. */
export const stillStands = (account: Account, today: string) =>
  sql<boolean>`(${canBegin(today)} or ${hasBegun(account)})`;

/** The status of a row of `invitations` on a day: closed after its last day, also before a job has written that. */
export const statusOn = (today: string) => sql<InvitationStatus>`(
  case when invitations.last_day < ${today}::date then 'closed' else invitations.status end)`;
