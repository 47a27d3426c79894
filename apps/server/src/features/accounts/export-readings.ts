import type { Db } from '../../database/connect.ts';
import type { ChildKey } from '../../security/child-key.ts';
import { openReason, placeOfReason } from '../../security/reasons.ts';

/** Lists who opened the child's sent answers, and why, from the audit log. */
export async function readingsOf(db: Db, key: ChildKey) {
  const rows = await db
    .selectFrom('acceptances')
    .innerJoin('audit_lines as line', 'line.pseudonym', 'acceptances.pseudonym')
    .leftJoin('reasons', 'reasons.id', 'line.reason_id')
    .select(['line.at', 'line.kind', 'line.invitation_id', 'line.request_id', 'line.form_id'])
    .select(['line.form_version', 'reasons.member_id', 'reasons.sealed'])
    .select(['reasons.at as given', 'reasons.urgent'])
    .where('acceptances.account_id', '=', key.childId)
    // Some extracts are hidden from the child; those that are not stand beside.
    .where('line.kind', '!=', 'extract')
    .orderBy('line.at')
    .execute();
  return rows.map(({ member_id, sealed, given, urgent, ...row }) => ({
    ...row,
    reason:
      sealed && given && member_id !== null && row.invitation_id !== null
        ? openReason(
            key,
            placeOfReason({
              member_id,
              invitation_id: row.invitation_id,
              at: given,
              urgent: urgent ?? false,
            }),
            sealed,
          )
        : null,
  }));
}
