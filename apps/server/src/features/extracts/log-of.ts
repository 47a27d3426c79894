import type { AuditDetail, AuditKind } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { detailsIn, formOf } from '../../records/audit-lines.ts';
import { openReasons } from '../../records/open-reasons.ts';
import type { Services } from '../../services.ts';

/** A line of the log about one child. */
export interface LogEntry {
  at: string;
  kind: AuditKind;
  /** How often it happened in that hour. */
  count: number;
  /** Who did it; absent for what no member did. */
  by?: string;
  form?: { id: string; version: number };
  details: AuditDetail[];
  reason?: string;
}

/** Reads what the log holds about a child, oldest first, with the reasons that were given. */
export async function logOf(
  { keyRing }: Pick<Services, 'keyRing'>,
  db: Db,
  pseudonym: string,
): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom('audit_lines as line')
    .leftJoin('audit_repeats as repeats', 'repeats.line_id', 'line.id')
    .leftJoin('members', 'members.id', 'line.member_id')
    .select(['line.at', 'line.kind', 'line.form_id', 'line.form_version', 'line.details', 'line.reason_id'])
    .select(['repeats.n', 'members.name'])
    .where('line.pseudonym', '=', pseudonym)
    .orderBy('line.at')
    .orderBy('line.seq')
    .execute();
  const reasons = await openReasons(
    db,
    keyRing,
    rows.flatMap(({ reason_id }) => reason_id ?? []),
  );
  return rows.map((row) => {
    const reason = row.reason_id === null ? undefined : reasons.get(row.reason_id);
    return {
      ...{ at: row.at.toISOString(), kind: row.kind, count: 1 + (row.n ?? 0) },
      ...(row.name === null ? {} : { by: row.name }),
      ...formOf(row),
      details: detailsIn(row.details),
      ...(reason === undefined ? {} : { reason }),
    };
  });
}
