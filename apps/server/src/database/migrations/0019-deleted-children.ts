import { sql, type Kysely } from 'kysely';

/**
 * Stores which children of an invitation have deleted their account: the pseudonym and the day, and nothing else of
 * the child (decision 66). The cleanup deletes a row after some months.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    `create table deleted_children (
       pseudonym text primary key,
       invitation_id text not null references invitations on delete cascade,
       day date not null
     )`,
    'create index deleted_children_invitation on deleted_children (invitation_id)',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
