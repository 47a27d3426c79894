import { sql, type Kysely } from 'kysely';

/** Gives the order of the children in staff's lists the name that others use for it. Nothing is rewritten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    'alter table acceptances rename column stirred to last_activity',
    'alter table acceptances rename column stirred_order to last_activity_order',
    'alter sequence stirring rename to acceptance_activity',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
