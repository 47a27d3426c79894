import { sql, type Kysely } from 'kysely';

/**
 * An index of a unit's children by latest activity, so that a page costs the same for any number of children. `stirred`
 * is when a child accepted or last sent a form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    'alter table acceptances add column unit_id text references units, add column stirred timestamptz',
    `update acceptances set
       unit_id = (select unit_id from invitations where invitations.id = acceptances.invitation_id),
       stirred = greatest(accepted, (select max(sent) from answers
         where answers.account_id = acceptances.account_id
           and answers.invitation_id = acceptances.invitation_id))`,
    'alter table acceptances alter column unit_id set not null, alter column stirred set not null',
    'create index acceptances_unit on acceptances (unit_id, stirred desc, pseudonym desc)',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
