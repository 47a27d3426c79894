import { sql, type Kysely } from 'kysely';

/**
 * What staff see of a child, and what is kept of who read what (docs/threat-model.md). `shows_figure`: until a child
 * says so, staff see a figure that is drawn from the pseudonym.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = ['alter table acceptances add column shows_figure boolean not null default false'];
  for (const step of steps) await sql.raw(step).execute(db);
}
