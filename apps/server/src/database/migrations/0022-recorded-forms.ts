import { sql, type Kysely } from 'kysely';

/**
 * Stores which sent forms are in the unit's own record, and who put them there (decision 72). The rows are deleted with
 * the child's account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    `create table recorded_forms (
       pseudonym text not null references acceptances (pseudonym) on delete cascade,
       request_id text not null,
       form_id text not null,
       form_version int not null,
       member_id text not null references members on delete cascade,
       day date not null,
       primary key (pseudonym, request_id, form_id, form_version)
     )`,
    'create index recorded_forms_member on recorded_forms (member_id)',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
