import { sql, type Kysely } from 'kysely';

/**
 * The log ends (decision 52): a line goes five years after it was written, or when `log_limits` says so for its
 * organisation. Only the owner of the tables writes that table.
 *
 * Deletion is refused by triggers, to the owner too, unless the line is past its limit by the clock of the database.
 * The server's role has no right to delete a line; it may call `forget_old_log`, which runs as the owner and takes
 * nothing from who calls it. All functions look at temporary tables last, so that none stands in for a real one.
 */
const limits = `
create table log_limits (
  organisation_id text primary key,
  years int not null check (years between 1 and 100)
);
create index audit_lines_reason on audit_lines (reason_id) where reason_id is not null;

create function past_log_limit(line audit_lines) returns boolean
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select line.at < now() - make_interval(years => coalesce(
    (select years from log_limits where organisation_id = line.organisation_id), 5))
$$;`;

/** A reason is valid for 90 days. A reason without log entries was never used for a reading. */
const triggers = `
create function refuse_young() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  is_old boolean;
begin
  case tg_table_name
    when 'audit_lines' then is_old := past_log_limit(old);
    when 'audit_repeats' then
      is_old := (select past_log_limit(line) from audit_lines line where line.id = old.line_id);
    when 'reasons' then
      is_old := old.at < now() - interval '1 year'
        and not exists (select from audit_lines where reason_id = old.id);
  end case;
  if is_old then return old; end if;
  raise exception '% only grows', tg_table_name using errcode = 'insufficient_privilege';
end $$;

drop trigger refuse_change on audit_lines;
drop trigger refuse_change on reasons;
drop trigger refuse_delete on audit_repeats;
create trigger refuse_change before update on audit_lines for each row execute function refuse_change();
create trigger refuse_change before update on reasons for each row execute function refuse_change();
create trigger refuse_young before delete on audit_lines for each row execute function refuse_young();
create trigger refuse_young before delete on audit_repeats for each row execute function refuse_young();
create trigger refuse_young before delete on reasons for each row execute function refuse_young();
grant delete on audit_lines, audit_repeats, reasons to current_user;`;

/** Limits the number of entries per run, so that no other query has to wait long. */
const forget = `
create function forget_old_log() returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  forgotten text[];
begin
  select array(select line.id from audit_lines line
    where line.at < now() - interval '1 year' and past_log_limit(line) order by line.seq limit 5000)
    into forgotten;
  delete from audit_repeats where line_id = any(forgotten);
  delete from audit_lines where id = any(forgotten);
  delete from reasons where id in (select reason.id from reasons reason
    where reason.at < now() - interval '1 year'
    and not exists (select from audit_lines where reason_id = reason.id) limit 5000);
  return cardinality(forgotten);
end $$;
revoke execute on function forget_old_log() from public;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of [limits, triggers, forget]) await sql.raw(step).execute(db);
}
