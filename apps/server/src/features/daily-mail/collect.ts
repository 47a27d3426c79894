import { can, dayOf, staffRoleNames, TIME_ZONE } from '@lykta/domain';
import { sql, type RawBuilder } from 'kysely';
import { oldestUnread } from '../../records/read-forms.ts';
import type { Services } from '../../services.ts';

type Collecting = Pick<Services, 'db' | 'clock'>;

/** The roles that open answers. */
const readers = staffRoleNames.filter((role) => can(role, 'open-answers'));
/** The roles that are told last that nobody reads: those of the unit, and without any those of the organisation. */
const told = staffRoleNames.filter((role) => can(role, 'see-load'));
const ofUnit = told.filter((role) => !can(role, 'see-organisation'));
const ofOrganisation = told.filter((role) => can(role, 'see-organisation'));

/** Whether a member works today, as SQL over `members`. */
const works = (today: RawBuilder<unknown>) =>
  sql`members.active and (members.last_day is null or members.last_day >= ${today})`;

/** The parts of a statement that say who sees what waits in each unit: `managers`, and `leads` from them or the admins. */
const leadsOn = (today: RawBuilder<unknown>) => sql`managers as (
      select members.id as member_id, member_units.unit_id
      from members join member_units on member_units.member_id = members.id
      where members.role = any(${ofUnit}) and ${works(today)}
    ), leads as (
      select member_id, unit_id from managers
      union select members.id, units.id
      from members join units on units.organisation_id = members.organisation_id
      where members.active and members.role = any(${ofOrganisation})
        and not exists (select from managers where managers.unit_id = units.id)
    )`;

/**
 * Notes that responsible workers are to be told of what children have sent. Where nobody is responsible, or only
 * somebody who opens no answers there today, whoever can give the case away is told at once: the child was promised
 * that somebody reads. Safe to run on several servers at once.
 */
export async function collectNews({ db, clock }: Collecting): Promise<void> {
  const today = sql`${dayOf(clock())}::date`;
  await sql`with fresh as (
      update acceptances set has_news = false
      where has_news
      returning account_id, invitation_id, unit_id
    ), news as (
      select case_workers.member_id, account_id, invitation_id
      from fresh join case_workers using (account_id, invitation_id)
        join members on members.id = case_workers.member_id
        join member_units on member_units.member_id = members.id and member_units.unit_id = fresh.unit_id
      where part = 'responsible' and members.role = any(${readers}) and ${works(today)}
    ), ${leadsOn(today)}
    insert into tellings (member_id, account_id, invitation_id, kind)
    select member_id, account_id, invitation_id, 'news' from news
    union select leads.member_id, account_id, invitation_id, 'late'
    from fresh join leads using (unit_id)
    where not exists (
      select from news
      where news.account_id = fresh.account_id and news.invitation_id = fresh.invitation_id)
    on conflict do nothing`.execute(db);
}

/**
 * Notes who is to be told that nobody reads: after the unit's days whoever is a deputy today, or the unit's managers if
 * nobody is; after as many days again the managers. Where a unit has none, the admins are told. Safe to run on several
 * servers at once: the server that changes `told` of a case is the only one that notes it.
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
    ), ${leadsOn(today)}, late as (
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
