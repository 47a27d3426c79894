import type { AuditEntry } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';

const AT_MOST = 1000;

/** Who read which child's answers, newest first. */
export async function listAudit(db: Db, organisationId: string): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('members', 'members.id', 'audit.member_id')
    .select(['audit.at', 'audit.member_id', 'members.name', 'audit.invitation_id', 'audit.pseudonym'])
    .select(['audit.request_id', 'audit.form_id', 'audit.form_version', 'audit.reason'])
    .where('audit.organisation_id', '=', organisationId)
    .orderBy('audit.id', 'desc')
    .limit(AT_MOST)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    member: row.member_id === null ? null : { id: row.member_id, name: row.name ?? '' },
    invitation: row.invitation_id,
    client: row.pseudonym,
    form: { id: row.form_id, version: row.form_version },
    request: row.request_id,
    ...(row.reason === null ? {} : { reason: row.reason }),
  }));
}
