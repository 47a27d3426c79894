import type { Insertable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Database } from '../../database/schema.ts';
import type { AnswersRow } from '../../records/answers.ts';

type Reader = Pick<
  Insertable<Database['audit']>,
  'at' | 'organisation_id' | 'member_id' | 'pseudonym' | 'reason'
>;

/** Writes into the log that a member opened a sent form; in the transaction that hands the answers out. */
export async function logReading(trx: Db, sent: AnswersRow, reader: Reader): Promise<void> {
  await countAsRead(trx, sent);
  await trx
    .insertInto('audit')
    .values({
      ...reader,
      account_id: sent.account_id,
      invitation_id: sent.invitation_id!,
      request_id: sent.request_id!,
      form_id: sent.form_id,
      form_version: sent.form_version,
    })
    .execute();
}

/** The first time that anybody opens a sent form, its child has one unread form less. */
async function countAsRead(trx: Db, sent: AnswersRow): Promise<void> {
  const child = await trx
    .selectFrom('acceptances')
    .select('unread')
    .where('account_id', '=', sent.account_id)
    .where('invitation_id', '=', sent.invitation_id)
    .where('unread', '>', 0)
    // Whoever reads at the same moment waits here, and then finds the other's line in the log.
    .forUpdate()
    .executeTakeFirst();
  if (!child) return;
  const opened = await trx
    .selectFrom('audit')
    .select('id')
    .where('account_id', '=', sent.account_id)
    .where('request_id', '=', sent.request_id)
    .where('form_id', '=', sent.form_id)
    .where('form_version', '=', sent.form_version)
    .executeTakeFirst();
  if (opened) return;
  await trx
    .updateTable('acceptances')
    .set({ unread: child.unread - 1 })
    .where('account_id', '=', sent.account_id)
    .where('invitation_id', '=', sent.invitation_id)
    .execute();
}
