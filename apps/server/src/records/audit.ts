import type { AuditDetail, AuditKind } from '@lykta/domain';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { newId } from '../security/tokens.ts';

/** An event for the log; `member` null means the server's operator. */
export interface AuditEvent {
  kind: AuditKind;
  organisation: string;
  member: string | null;
  /** A child by its pseudonym, never by its account: the log entry outlives the account. */
  client?: string;
  invitation?: string;
  request?: string;
  form?: { id: string; version: number };
  /** The member whom the action affected. */
  subject?: string;
  reason?: string;
  details?: AuditDetail[];
}

/** Events that can repeat a thousand times in a row: repeats within an hour are one entry with a count. */
const FOLDED: ReadonlySet<AuditKind> = new Set([
  'reading',
  'answers-file',
  'answers-print',
  'figures-file',
  'figures-print',
  'signin',
  'signin-failed',
  'log-file',
]);

/** Returns a key that is equal for the same event in the same hour. */
function foldOf(event: AuditEvent, at: Date): Buffer | null {
  if (!FOLDED.has(event.kind)) return null;
  const { kind, organisation, member, client, invitation, request, form, subject, reason, details } = event;
  const hour = at.toISOString().slice(0, 13);
  const same = [
    hour,
    kind,
    organisation,
    member,
    client,
    invitation,
    request,
    form?.id,
    form?.version,
    subject,
  ];
  return createHash('sha256')
    .update(JSON.stringify([...same, reason, details]))
    .digest();
}

/** Adds an entry to the log, or counts a repeat. If the event happens in a transaction, call it in the same one. */
export function writeAudit(db: Db, event: AuditEvent, at: Date): Promise<void> {
  return writeAudits(db, [event], at);
}

/** Adds several entries at once, as {@link writeAudit}. No two of them may be repeats of each other. */
export async function writeAudits(db: Db, events: readonly AuditEvent[], at: Date): Promise<void> {
  const lines = events.map((event) => ({
    id: newId(),
    at,
    organisation_id: event.organisation,
    member_id: event.member,
    kind: event.kind,
    pseudonym: event.client ?? null,
    invitation_id: event.invitation ?? null,
    request_id: event.request ?? null,
    form_id: event.form?.id ?? null,
    form_version: event.form?.version ?? null,
    subject_id: event.subject ?? null,
    reason_id: event.reason ?? null,
    details: event.details && event.details.length > 0 ? JSON.stringify(event.details) : null,
    fold: foldOf(event, at),
  }));
  const stored = await db
    .insertInto('audit_lines')
    .values(lines)
    .onConflict((conflict) => conflict.column('fold').doNothing())
    .returning('id')
    .execute();
  const added = new Set(stored.map(({ id }) => id));
  const repeated = lines.flatMap(({ id, fold }) => (fold && !added.has(id) ? [fold] : []));
  if (repeated.length === 0) return;
  await db
    .insertInto('audit_repeats')
    .columns(['line_id', 'n', 'last'])
    .expression((eb) =>
      eb
        .selectFrom('audit_lines')
        .select(({ val }) => ['id', sql.lit(1).as('n'), val(at).as('last')])
        .where('fold', 'in', repeated),
    )
    .onConflict((conflict) =>
      conflict.column('line_id').doUpdateSet({
        n: sql`audit_repeats.n + 1`,
        last: sql`greatest(audit_repeats.last, excluded.last)`,
      }),
    )
    .execute();
}
