import type { Db } from '../../database/connect.ts';
import type { AnswersRow } from '../../records/answers.ts';
import { writeAudit } from '../../records/audit.ts';
import { wasOpened } from '../../records/staff-clients.ts';
import type { Member } from '../../security/staff-sessions.ts';

/** How a sent form leaves the server: to a screen, or as a file. */
export type ReadingKind = 'reading' | 'answers-file';

interface Reader {
  kind: ReadingKind;
  member: Member;
  /** The child's pseudonym. */
  client: string;
  /** The id of the reason. */
  reason: string;
}

/** Writes into the log that a member opened a sent form; in the transaction that hands the answers out. */
export async function logReading(
  trx: Db,
  sent: AnswersRow,
  { kind, member, client, reason }: Reader,
  now: Date,
): Promise<void> {
  await countAsRead(trx, sent);
  await writeAudit(
    trx,
    {
      kind,
      organisation: member.organisationId,
      member: member.id,
      client,
      invitation: sent.invitation_id!,
      request: sent.request_id!,
      form: { id: sent.form_id, version: sent.form_version },
      reason,
    },
    now,
  );
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
  const { opened } = await trx
    .selectFrom('answers')
    .select(wasOpened.as('opened'))
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow();
  if (opened) return;
  await trx
    .updateTable('acceptances')
    .set({ unread: child.unread - 1 })
    .where('account_id', '=', sent.account_id)
    .where('invitation_id', '=', sent.invitation_id)
    .execute();
}
