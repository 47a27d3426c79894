import { sql, type Kysely } from 'kysely';

/**
 * A queued push names its device, so that it is deleted with the device: with the account, at logout, or when
 * notifications are turned off. Older pushes do not name one; they were for the same evening and are deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`delete from outbox where kind = 'push'`).execute(db);
  await sql
    .raw(
      `
alter table outbox
  add column account_id text,
  add column device_id text,
  add foreign key (account_id, device_id) references notification_tokens on delete cascade,
  add check ((kind = 'push') = (account_id is not null) and (account_id is null) = (device_id is null));
`,
    )
    .execute(db);
  await sql.raw(`create index outbox_device on outbox (account_id, device_id)`).execute(db);
}
