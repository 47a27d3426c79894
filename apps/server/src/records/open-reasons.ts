import type { Db } from '../database/connect.ts';
import type { KeyRing } from '../security/child-key.ts';
import { openReason, placeOfReason } from '../security/reasons.ts';

/**
 * Decrypts the reasons with these ids. Reasons about a child who deleted the account cannot be decrypted and are
 * omitted.
 */
export async function openReasons(
  db: Db,
  keyRing: KeyRing,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('reasons')
    .innerJoin('acceptances', 'acceptances.pseudonym', 'reasons.pseudonym')
    .innerJoin('child_keys', 'child_keys.account_id', 'acceptances.account_id')
    .innerJoin('ledgers', 'ledgers.account_id', 'acceptances.account_id')
    .select(['reasons.id', 'reasons.member_id', 'reasons.invitation_id', 'reasons.sealed'])
    .select(['reasons.at', 'reasons.urgent'])
    .select(['child_keys.account_id', 'child_keys.secret_number', 'child_keys.wrapped'])
    .select(['ledgers.ledger', 'ledgers.ledger_clock'])
    .where('reasons.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      openReason(keyRing.unwrap(row.account_id, row), placeOfReason(row), row.sealed),
    ]),
  );
}
