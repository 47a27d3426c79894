import type { Db } from '../database/connect.ts';
import type { SentRow } from '../records/answers.ts';
import { writeAudits } from '../records/audit.ts';
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

/** Logs that a member opened sent forms, each as a line, in the transaction that reads the answers. */
export async function logReading(
  trx: Db,
  sent: readonly SentRow[],
  reader: Reader,
  now: Date,
): Promise<void> {
  if (sent.length === 0) return;
  await keepRead(trx, sent, { member: reader.member.id, client: reader.client }, now);
  await logTaken(trx, sent, reader, now);
}

/** Logs sent forms that a member takes without looking at them: a line for each, and none of them becomes read. */
export async function logTaken(
  trx: Db,
  sent: readonly SentRow[],
  { kind, member, client, reason }: Reader,
  now: Date,
): Promise<void> {
  if (sent.length === 0) return;
  const event = { kind, organisation: member.organisationId, member: member.id, client, reason };
  await writeAudits(
    trx,
    sent.map(({ invitation_id: invitation, request_id: request, form_id: id, form_version: version }) => ({
      ...event,
      invitation,
      request,
      form: { id, version },
    })),
    now,
  );
}
