import { sql, type Kysely } from 'kysely';
import type { Keys } from '../../security/keys.ts';
import { sealReason } from '../../security/reasons.ts';

/**
 * The log of who read what, who signed in and what was changed (docs/threat-model.md, "Curious staff").
 *
 * - It holds no account id and no foreign key: a line outlives the child's account, under the pseudonym.
 * - It only grows. A trigger refuses every change, also to the owner of the tables; the rights are taken away too.
 * - Repeats of one hour cost one line (`fold`) and one number in `audit_repeats`, which only counts up.
 * - Reasons are sealed with the child's key, the earlier ones too.
 *
 * And `shows_figure`: until a child says so, staff see a figure that is drawn from the pseudonym.
 */
const tables = `
alter table acceptances add column shows_figure boolean not null default false;

create table audit_lines (
  id text primary key,
  seq bigint generated always as identity,
  at timestamptz not null,
  organisation_id text not null,
  -- who did it; null = the operator of the server
  member_id text,
  kind text not null,
  pseudonym text,
  invitation_id text,
  request_id text,
  form_id text,
  form_version int,
  -- the member whom it was done to
  subject_id text,
  reason_id text,
  details text,
  -- the same for repeats of one hour; null for what is never folded
  fold bytea unique
);
create index audit_lines_organisation on audit_lines (organisation_id, at desc, seq desc);
create index audit_lines_member on audit_lines (organisation_id, member_id, at desc, seq desc);
create index audit_lines_child on audit_lines (pseudonym, at desc, seq desc);

create table audit_repeats (
  line_id text primary key references audit_lines,
  n int not null check (n > 0),
  last timestamptz not null
);

create table reasons (
  id text primary key,
  seq bigint generated always as identity,
  at timestamptz not null,
  member_id text not null,
  invitation_id text not null,
  pseudonym text not null,
  sealed bytea not null
);
create index reasons_newest on reasons (pseudonym, member_id, at desc, seq desc);`;

/** Every earlier reason once, with the child it is about. */
const given = `
create temporary table given on commit drop as
select gen_random_uuid()::text as id, min(at) as at, member_id, account_id, invitation_id, pseudonym, reason from (
  select at, member_id, account_id, invitation_id, pseudonym, reason from audit
  where reason is not null and member_id is not null and account_id is not null
  union all
  select readings.at, readings.member_id, account_id, invitation_id, pseudonym, readings.reason
  from readings join acceptances using (account_id, invitation_id)
) told group by member_id, account_id, invitation_id, pseudonym, reason`;

/** Converts earlier readings to log entries, one per hour. */
const rows = `
with folded as (
  select gen_random_uuid()::text as id, min(at) as at, max(at) as last, count(*)::int as n, organisation_id,
    member_id, pseudonym, invitation_id, request_id, form_id, form_version, reason
  from audit
  group by date_trunc('hour', at), organisation_id, member_id, pseudonym, invitation_id, request_id, form_id,
    form_version, reason
), lines as (
  insert into audit_lines (id, at, organisation_id, member_id, kind, pseudonym, invitation_id, request_id, form_id,
    form_version, reason_id)
  select folded.id, folded.at, organisation_id, folded.member_id, 'reading', folded.pseudonym, folded.invitation_id,
    request_id, form_id, form_version, given.id
  from folded left join given on given.member_id = folded.member_id
    and given.invitation_id = folded.invitation_id and given.pseudonym = folded.pseudonym
    and given.reason = folded.reason
  order by folded.at
  returning id
)
insert into audit_repeats (line_id, n, last)
select id, n - 1, last from folded where n > 1 and id in (select id from lines);

drop table readings;
drop table audit;`;

const onlyGrows = `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create function only_count_up() returns trigger language plpgsql as $$
begin
  if new.line_id = old.line_id and new.n = old.n + 1 and new.last >= old.last then return new; end if;
  raise exception '% only counts up', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger only_count_up before update on audit_repeats for each row execute function only_count_up();
create trigger refuse_delete before delete on audit_repeats for each row execute function refuse_change();
create trigger refuse_truncate before truncate on audit_repeats for each statement execute function refuse_change();
revoke delete, truncate on audit_repeats from current_user;`;

const refuse = (table: string) => `
create trigger refuse_change before update or delete on ${table} for each row execute function refuse_change();
create trigger refuse_truncate before truncate on ${table} for each statement execute function refuse_change();
revoke update, delete, truncate on ${table} from current_user;`;

export async function up(db: Kysely<unknown>, keys: Keys): Promise<void> {
  await run(db, tables);
  await run(db, given);
  await sealReasons(db, keys);
  for (const step of [rows, onlyGrows, refuse('audit_lines'), refuse('reasons')]) await run(db, step);
}

const run = async (db: Kysely<unknown>, steps: string) => {
  await sql.raw(steps).execute(db);
};

interface Given {
  id: string;
  at: Date;
  member_id: string;
  account_id: string;
  invitation_id: string;
  pseudonym: string;
  reason: string;
  secret_number: number;
  wrapped: Buffer;
  ledger: Buffer;
  ledger_clock: number;
}

const PAGE = 1000;

/** Encrypts each reason with its child's key, one page at a time. */
async function sealReasons(db: Kysely<unknown>, { keyRing }: Keys): Promise<void> {
  for (let after = ''; ;) {
    const page = await sql<Given>`select given.*, secret_number, wrapped, ledger, ledger_clock
      from given join child_keys using (account_id) join ledgers using (account_id)
      where given.id > ${after} order by given.id limit ${sql.lit(PAGE)}`.execute(db);
    const sealed = page.rows.map(({ id, at, account_id, reason, ...row }) => {
      const place = { member: row.member_id, invitation: row.invitation_id };
      const secret = sealReason(keyRing.unwrap(account_id, row), place, reason);
      return sql`(${id}, ${at}, ${row.member_id}, ${row.invitation_id}, ${row.pseudonym}, ${secret})`;
    });
    const last = page.rows.at(-1);
    if (!last) return;
    await sql`insert into reasons (id, at, member_id, invitation_id, pseudonym, sealed)
      values ${sql.join(sealed)}`.execute(db);
    after = last.id;
  }
}
