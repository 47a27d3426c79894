import { can, dayOf, staffRoleNames, TIME_ZONE } from '@lykta/domain';
import { sql } from 'kysely';
import { oldestUnread } from '../../records/read-forms.ts';
import type { Services } from '../../services.ts';

type Collecting = Pick<Services, 'db' | 'clock'>;

/** The roles that are told last that nobody reads: those of the unit, and without any those of the organisation. */
const told = staffRoleNames.filter((role) => can(role, 'see-load'));
const ofUnit = told.filter((role) => !can(role, 'see-organisation'));
const ofOrganisation = told.filter((role) => can(role, 'see-organisation'));

/** Notes that responsible workers are to be told of what children have sent. Safe to run on several servers at once. */
export async function collectNews({ db }: Collecting): Promise<void> {
  await sql`with fresh as (
      update acceptances set has_news = false
      where has_news
      returning account_id, invitation_id
    )
    insert into tellings (member_id, account_id, invitation_id, kind)
    select member_id, account_id, invitation_id, 'news'
    from fresh join case_workers using (account_id, invitation_id)
    where part = 'responsible'
    on conflict do nothing`.execute(db);
}

/**
 * Notes who is to be told that nobody reads: after the unit's days whoever is a deputy today, or the unit's managers if
 * nobody is; after as many days again the managers. Where a unit has none, the admins are told. Safe to run on several servers at once: only the one that moves a case on tells.
 */
export async function collectLate({ db, clock }: Collecting): Promise<void> {
  const today = sql`${dayOf(clock())}::date`;
  await sql`with waiting as (
      select acceptances.account_id, acceptances.invitation_id, acceptances.told as before,
        least(2, greatest(0, coalesce(
          (${today} - (${oldestUnread} at time zone ${sql.lit(TIME_ZONE)})::date) / units.tells_after, 0))) as told
      from acceptances join units on units.id = acceptances.unit_id
      where acceptances.unread > 0 or acceptances.told > 0
    ), moved as (
      update acceptances set told = waiting.told from waiting
      where waiting.account_id = acceptances.account_id and waiting.invitation_id = acceptances.invitation_id
        and acceptances.told = waiting.before and waiting.told <> waiting.before
      returning acceptances.account_id, acceptances.invitation_id, acceptances.unit_id, before, waiting.told as after
    ), deputies as (
      select case_workers.member_id, account_id, invitation_id
      from moved join case_workers using (account_id, invitation_id)
      where before = 0 and part = 'deputy' and ${today} between from_day and to_day
    ), managers as (
      select members.id as member_id, member_units.unit_id
      from members join member_units on member_units.member_id = members.id
      where members.active and members.role = any(${ofUnit})
        and (members.last_day is null or members.last_day >= ${today})
    ), leads as (
      select member_id, unit_id from managers
      union select members.id, units.id
      from members join units on units.organisation_id = members.organisation_id
      where members.active and members.role = any(${ofOrganisation})
        and not exists (select from managers where managers.unit_id = units.id)
    ), late as (
      select leads.member_id, account_id, invitation_id
      from moved join leads on leads.unit_id = moved.unit_id
      where (after = 2 or before = 0 and not exists (
          select from deputies
          where deputies.account_id = moved.account_id and deputies.invitation_id = moved.invitation_id))
        and after > before
    )
    insert into tellings (member_id, account_id, invitation_id, kind)
    select member_id, account_id, invitation_id, 'late' from deputies
    union select member_id, account_id, invitation_id, 'late' from late
    on conflict do nothing`.execute(db);
}
