import { sql, type Kysely } from 'kysely';

/**
 * Adds the unit's own labels. A child's is sealed with the child's key, an invitation's with the server's. An
 * invitation for one child gives its label to that child when it accepts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    'alter table invitations add column label_sealed bytea',
    'alter table acceptances add column label_sealed bytea',
    // A search opens every label of a unit.
    'create index acceptances_labelled on acceptances (unit_id) where label_sealed is not null',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
