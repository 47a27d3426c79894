import { sql, type Kysely } from 'kysely';

/**
 * Adds the roles manager and author, who a member is at its organisation's own identity provider and which sessions began
 * there, and the language of a member's e-mail (decision 82).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    'alter table members drop constraint members_role_check',
    `alter table members add constraint members_role_check
       check (role in ('worker', 'manager', 'author', 'admin'))`,
    `alter table members
       add column language text not null default 'sv',
       add column identity_sealed bytea`,
    'alter table staff_sessions add column identity_provider text, add column identity_sid bytea',
    'create index staff_sessions_identity on staff_sessions (identity_sid) where identity_sid is not null',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
