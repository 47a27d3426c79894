import {
  addDays,
  AUDIT_PAGE,
  startOfDay,
  type AuditEntry,
  type AuditPage,
  type AuditQuery,
} from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { KeyRing } from '../../security/child-key.ts';
import { detailsIn, formOf } from '../../records/audit-lines.ts';
import { openReasons } from '../../records/open-reasons.ts';

/** Returns one page of the organisation's matching log entries, newest first. */
export async function listAudit(
  db: Db,
  keyRing: KeyRing,
  organisationId: string,
  query: AuditQuery,
): Promise<AuditPage> {
  const rows = await findLines(db, organisationId, query);
  const page = rows.slice(0, AUDIT_PAGE);
  const reasons = await openReasons(
    db,
    keyRing,
    page.flatMap(({ reason_id }) => reason_id ?? []),
  );
  return {
    entries: page.map((row) => toEntry(row, reasons)),
    next: rows.length > AUDIT_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

function findLines(db: Db, organisationId: string, { member, client, from, to, kind, before }: AuditQuery) {
  let query = db
    .selectFrom('audit_lines as line')
    .leftJoin('audit_repeats as repeats', 'repeats.line_id', 'line.id')
    .leftJoin('members as member', 'member.id', 'line.member_id')
    .leftJoin('members as subject', 'subject.id', 'line.subject_id')
    .leftJoin('invitations as invitation', 'invitation.id', 'line.invitation_id')
    .select(['line.id', 'line.at', 'line.kind', 'line.member_id', 'line.pseudonym', 'line.invitation_id'])
    .select(['line.request_id', 'line.form_id', 'line.form_version', 'line.subject_id', 'line.details'])
    .select(['line.reason_id', 'repeats.n', 'repeats.last', 'invitation.code'])
    .select(['member.name as member_name', 'subject.name as subject_name'])
    .where('line.organisation_id', '=', organisationId)
    .orderBy('line.at', 'desc')
    .orderBy('line.seq', 'desc')
    .limit(AUDIT_PAGE + 1);
  if (member !== undefined) query = query.where('line.member_id', '=', member);
  if (client !== undefined) query = query.where('line.pseudonym', '=', client);
  if (kind !== undefined) query = query.where('line.kind', '=', kind);
  if (from !== undefined) query = query.where('line.at', '>=', startOfDay(from));
  if (to !== undefined) query = query.where('line.at', '<', startOfDay(addDays(to, 1)));
  if (before !== undefined) {
    query = query.where(
      sql<boolean>`(line.at, line.seq) < (select at, seq from audit_lines
        where id = ${before} and organisation_id = ${organisationId})`,
    );
  }
  return query.execute();
}

type Line = Awaited<ReturnType<typeof findLines>>[number];

function toEntry(row: Line, reasons: ReadonlyMap<string, string>): AuditEntry {
  const reason = row.reason_id === null ? undefined : reasons.get(row.reason_id);
  const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  const subject = named(row.subject_id, row.subject_name);
  return {
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    ...(row.last === null ? {} : { last: row.last.toISOString() }),
    count: 1 + (row.n ?? 0),
    member: named(row.member_id, row.member_name),
    ...(row.invitation_id === null
      ? {}
      : { invitation: { id: row.invitation_id, ...(row.code === null ? {} : { code: row.code }) } }),
    ...(row.pseudonym === null ? {} : { client: row.pseudonym }),
    ...formOf(row),
    ...(row.request_id === null ? {} : { request: row.request_id }),
    ...(subject ? { subject } : {}),
    details: detailsIn(row.details),
    ...(reason === undefined ? {} : { reason }),
  };
}
