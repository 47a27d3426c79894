import type { Db } from '../database/connect.ts';
import type { Services } from '../services.ts';
import { selectKeys } from '../records/ledgers.ts';
import { isUrgentReason, urgentSince } from '../records/reasons.ts';

/** Reads the cases that a member has opened in an emergency, as long as it lasts. */
export async function readEmergencies(
  db: Db,
  { keyRing }: Pick<Services, 'keyRing'>,
  memberId: string,
  now: Date,
) {
  const rows = await selectKeys(db)
    .innerJoin('acceptances', 'acceptances.account_id', 'child_keys.account_id')
    .innerJoin('reasons', (join) =>
      join
        .onRef('reasons.pseudonym', '=', 'acceptances.pseudonym')
        .onRef('reasons.invitation_id', '=', 'acceptances.invitation_id'),
    )
    .select(['acceptances.invitation_id', 'acceptances.pseudonym', 'reasons.member_id'])
    .select(['reasons.at', 'reasons.sealed'])
    .where('reasons.member_id', '=', memberId)
    .where('reasons.urgent', '=', true)
    .where('reasons.at', '>', urgentSince(now))
    .execute();
  return rows.filter((row) => isUrgentReason(keyRing.unwrap(row.account_id, row), row));
}
