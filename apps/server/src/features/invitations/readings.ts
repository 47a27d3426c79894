import type { Reading } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';

const AT_MOST = 500;

/** Who opened what the child has sent, newest first; names only where the organisation shows them. */
export async function listReadings(db: Db, childId: string): Promise<Reading[]> {
  const rows = await db
    .selectFrom('audit')
    .innerJoin('invitations', 'invitations.id', 'audit.invitation_id')
    .innerJoin('units', 'units.id', 'invitations.unit_id')
    .innerJoin('organisations', 'organisations.id', 'audit.organisation_id')
    .leftJoin('members', 'members.id', 'audit.member_id')
    .select(['audit.invitation_id', 'audit.request_id', 'audit.form_id', 'audit.form_version', 'audit.at'])
    .select(['units.name as unit', 'organisations.show_names', 'members.name', 'members.role'])
    .where('audit.account_id', '=', childId)
    .orderBy('audit.id', 'desc')
    .limit(AT_MOST)
    .execute();
  return rows.map((row) => ({
    invitation: row.invitation_id,
    request: row.request_id,
    form: { id: row.form_id, version: row.form_version },
    at: row.at.toISOString(),
    role: row.role ?? 'worker',
    unit: row.unit,
    ...(row.show_names && row.name !== null ? { name: row.name } : {}),
  }));
}
