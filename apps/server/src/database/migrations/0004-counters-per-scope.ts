import { sql, type Kysely } from 'kysely';

/**
 * Separate counters for an invitation, a unit and an organisation, each for a quarter and for all time (period ''),
 * including the number of children (question '', answer ''). Figures are then read instead of added up, and a child who
 * sent a form several times counts once in each. The migrated numbers add up repeated sendings: run `npm run admin --
 * rebuild-statistics` afterwards to recount.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of [create, carryOver, 'drop table child_counts; drop table old_counters;']) {
    await sql.raw(step).execute(db);
  }
}

const create = `
alter table counters rename to old_counters;
alter table old_counters rename constraint counters_pkey to old_counters_pkey;
create table counters (
  -- the id of an invitation, a unit or an organisation
  scope_id text not null,
  form_id text not null,
  form_version int not null,
  period text not null,
  question_id text not null,
  answer_id text not null,
  -- below 0 only for the moment in which a row is proposed that is taken away from
  n int not null,
  primary key (scope_id, form_id, form_version, period, question_id, answer_id)
) with (fillfactor = 50);
`;

const carryOver = `
insert into counters
select scope_id, form_id, form_version, period, question_id, answer_id, sum(n)
from old_counters
join invitations on invitations.id = old_counters.invitation_id
cross join lateral (values (invitations.id), (unit_id), (organisation_id)) as scopes(scope_id)
cross join lateral (values (''), (quarter)) as periods(period)
group by 1, 2, 3, 4, 5, 6;
insert into counters select scope_id, form_id, form_version, period, '', '', n from child_counts;
`;
