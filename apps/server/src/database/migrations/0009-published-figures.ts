import { sql, type Kysely } from 'kysely';

/**
 * Introduces figures from which no child can be computed by subtraction: encrypted exact counts, per unit, only for
 * quarters not published yet; and published tables, which never change. The old counters are deleted. A server job
 * recounts the sent answers (counts/rebuild.ts), because that needs keys.
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
    // One row during a recount: accounts up to this id are counted.
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
    // Everything up to this quarter is published; null before the first publication.
    'alter table organisations add column published_to text',
    'update organisations set threshold = least(greatest(threshold, 5), 20)',
    'alter table organisations add check (threshold between 5 and 20)',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
