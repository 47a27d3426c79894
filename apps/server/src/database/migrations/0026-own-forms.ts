import { sql, type Kysely } from 'kysely';

/**
 * Adds drafts of an organisation's forms with comments, who published a version, which forms are retired, and whether a
 * second reader is needed (decision 84). Forms that were imported before keep their versions; who imported them stands
 * in the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    'alter table organisations add column second_reader boolean not null default false',
    `alter table forms
       add column published_by text references members on delete set null,
       add column reader_id text references members on delete set null`,
    `create table drafts (
       id text primary key,
       organisation_id text not null references organisations on delete cascade,
       form_id text not null,
       revision int not null,
       summary_sealed bytea not null,
       body_sealed bytea not null,
       created timestamptz not null,
       created_by text references members on delete set null,
       saved timestamptz not null,
       saved_by text references members on delete set null,
       approved timestamptz,
       approved_by text references members on delete set null,
       unique (organisation_id, form_id)
     )`,
    `create table draft_comments (
       id text primary key,
       draft_id text not null references drafts on delete cascade,
       sealed bytea not null,
       written timestamptz not null,
       written_by text references members on delete set null,
       resolved timestamptz,
       resolved_by text references members on delete set null
     )`,
    'create index draft_comments_draft on draft_comments (draft_id)',
    `create table retired_forms (
       organisation_id text not null references organisations on delete cascade,
       form_id text not null,
       retired timestamptz not null,
       retired_by text references members on delete set null,
       primary key (organisation_id, form_id)
     )`,
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
