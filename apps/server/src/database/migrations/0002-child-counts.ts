import { sql, type Kysely } from 'kysely';

/**
 * Counts how many children sent a form, per invitation, unit and organisation, in a quarter and of all time (period
 * ''). A child who sent it several times or under several invitations counts once, which sums of other counters cannot
 * express.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table child_counts (
  scope text not null check (scope in ('invitation', 'unit', 'organisation')),
  scope_id text not null,
  form_id text not null,
  form_version int not null,
  period text not null,
  n int not null check (n >= 0),
  primary key (scope_id, form_id, form_version, period, scope)
) with (fillfactor = 50);
`,
    )
    .execute(db);
  await sql.raw(`delete from counters where question_id = ''`).execute(db);
  await sql
    .raw(
      `
insert into child_counts (scope, scope_id, form_id, form_version, period, n)
select scope, scope_id, form_id, form_version, period, count(distinct account_id)
from answers
join invitations on invitations.id = answers.invitation_id
cross join lateral (values
  ('invitation', invitations.id), ('unit', invitations.unit_id), ('organisation', invitations.organisation_id)
) as scopes(scope, scope_id)
cross join lateral (values (''), (to_char(sent at time zone 'Europe/Stockholm', 'YYYY"Q"Q'))) as periods(period)
where sent is not null
group by 1, 2, 3, 4, 5;
`,
    )
    .execute(db);
}
