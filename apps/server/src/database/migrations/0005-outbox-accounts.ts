import { sql, type Kysely } from 'kysely';

/**
 * Adds the account to messages, also to those for an address, so that deleting the account deletes its queued messages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table outbox
  drop constraint outbox_check,
  add foreign key (account_id) references accounts on delete cascade,
  add check ((kind = 'push') = (device_id is not null) and (device_id is null or account_id is not null));
`,
    )
    .execute(db);
}
