import { sql, type Kysely } from 'kysely';

/**
 * Figures that nobody can subtract a child from: exact counts only of quarters that are not published yet, sealed, per
 * unit; and the published tables, which never change. The old counters are thrown away. What children sent is counted
 * anew by a job of the server (features/statistics/rebuild.ts), because that needs keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    'drop table counters',
    'drop table kept_counters',
    `create table running_counts (
       -- an HMAC of organisation, unit, form, version and quarter
       name bytea primary key,
       secret_number int not null,
       sealed bytea not null
     )`,
    // One row while counting anew is under way: the accounts up to this id are counted.
    `create table counting_anew (
       single boolean primary key default true check (single),
       counted_to text not null
     )`,
    `insert into counting_anew (counted_to) select '' where exists (select from answers where sent is not null)`,
    `create table published_figures (
       organisation_id text not null references organisations on delete cascade,
       -- empty: the row of the whole organisation
       unit_id text not null,
       form_id text not null,
       form_version int not null,
       quarter text not null,
       body text not null,
       primary key (organisation_id, unit_id, form_id, form_version, quarter)
     )`,
    // Everything up to this quarter is published; null before the first.
    'alter table organisations add column published_to text',
    'update organisations set threshold = least(greatest(threshold, 5), 20)',
    'alter table organisations add check (threshold between 5 and 20)',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
