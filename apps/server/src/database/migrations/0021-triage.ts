import { sql, type Kysely } from 'kysely';

/**
 * Adds what staff see before they open answers (flags, sealed with the child's key), what they answer back to the
 * child, and within how many days a unit says that it reads. A background job makes the flags of earlier sendings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    'alter table acceptances add column flags_sealed bytea',
    'create index acceptances_unflagged on acceptances (account_id) where sent > 0 and flags_sealed is null',
    'alter table answers add column answer_back_sealed bytea',
    'alter table units add column reads_within int check (reads_within between 1 and 30)',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
