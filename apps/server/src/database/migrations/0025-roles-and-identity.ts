import { sql, type Kysely } from 'kysely';

/** Adds the roles manager and author (decision 82). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    'alter table members drop constraint members_role_check',
    `alter table members add constraint members_role_check
       check (role in ('worker', 'manager', 'author', 'admin'))`,
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
