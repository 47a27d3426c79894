import { sql, type Kysely } from 'kysely';

/** The number of forms that an acceptance's child has sent. */
const SENT = `select count(*) from answers
  where answers.account_id = acceptances.account_id and answers.invitation_id = acceptances.invitation_id
    and answers.sent is not null`;

/**
 * Stores on the acceptance how many forms a child has sent and how many nobody has opened, so that an admin's start
 * page costs the same for any amount of data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    `alter table acceptances
       add column sent integer not null default 0, add column unread integer not null default 0,
       add check (unread between 0 and sent)`,
    `update acceptances set sent = (${SENT}), unread = (${SENT} and not exists (
       select from audit
       where audit.account_id = answers.account_id and audit.request_id = answers.request_id
         and audit.form_id = answers.form_id and audit.form_version = answers.form_version))`,
    'create index acceptances_unread on acceptances (unit_id, stirred desc, pseudonym desc) where unread > 0',
    'create index acceptances_waiting on acceptances (unit_id) where left_at is null and sent = 0',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
