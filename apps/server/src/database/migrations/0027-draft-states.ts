import { sql, type Kysely } from 'kysely';

/** Adds the earlier states of drafts, so that what was written over can be read and taken back (decision 90). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table draft_states (
         draft_id text not null references drafts on delete cascade,
         revision int not null,
         summary_sealed bytea not null,
         body_sealed bytea not null,
         saved timestamptz not null,
         saved_by text references members on delete set null,
         replaced timestamptz not null,
         primary key (draft_id, revision)
       )`,
    )
    .execute(db);
}
