import type { Db } from '../database/connect.ts';
import type { SentRow } from '../records/answers.ts';
import { writeAudit } from '../records/audit.ts';
import { keepRead } from '../records/read-forms.ts';
import type { Member } from '../security/staff-sessions.ts';

/** How a member got a sent form: on a screen, or as a file. */
export type ReadingKind = 'reading' | 'answers-file';

interface Reader {
  kind: ReadingKind;
  member: Member;
  /** The child's pseudonym. */
  client: string;
  /** The id of the reason. */
  reason: string;
}

/** Logs that a member opened a sent form, in the transaction that reads the answers. */
export async function logReading(
  trx: Db,
  sent: SentRow,
  { kind, member, client, reason }: Reader,
  now: Date,
): Promise<void> {
  await keepRead(trx, sent, { member: member.id, client }, now);
  await writeAudit(
    trx,
    {
      kind,
      organisation: member.organisationId,
      member: member.id,
      client,
      invitation: sent.invitation_id,
      request: sent.request_id,
      form: { id: sent.form_id, version: sent.form_version },
      reason,
    },
    now,
  );
}
