import { sql, type Kysely } from 'kysely';

/**
 * Stores which sent forms each member has read, and on which day. The log has the exact times; this table serves the
 * lists, and its rows are deleted with the child's account or the member.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    `create table read_forms (
       pseudonym text not null references acceptances (pseudonym) on delete cascade,
       member_id text not null references members on delete cascade,
       request_id text not null,
       form_id text not null,
       form_version int not null,
       -- the first time
       day date not null,
       primary key (pseudonym, member_id, request_id, form_id, form_version)
     )`,
    'create index read_forms_member on read_forms (member_id)',
    `insert into read_forms (pseudonym, member_id, request_id, form_id, form_version, day)
       select pseudonym, member_id, request_id, form_id, form_version,
         min(at at time zone 'Europe/Stockholm')::date
       from audit_lines
       join members on members.id = member_id
       join acceptances using (pseudonym)
       where kind in ('reading', 'answers-file') and request_id is not null and form_id is not null
       group by pseudonym, member_id, request_id, form_id, form_version`,
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
