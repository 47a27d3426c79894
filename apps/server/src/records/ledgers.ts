import type { Db } from '../database/connect.ts';
import type { ChildKey } from '../security/child-key.ts';
import { openLedger, sealLedger } from '../security/ledger.ts';

/** Selects children's keys for `KeyRing.unwrap`; the caller adds the filter. */
export const selectKeys = (db: Db) =>
  db
    .selectFrom('child_keys')
    .innerJoin('ledgers', 'ledgers.account_id', 'child_keys.account_id')
    .select(['child_keys.account_id', 'child_keys.secret_number', 'child_keys.wrapped'])
    .select(['ledgers.ledger', 'ledgers.ledger_clock']);

/**
 * Starts a statement that writes a row and the child's ledger together: `withLedger(db, key).updateTable(…)`. Seal the
 * row's values before: the ledger is sealed here, and a version that is noted later is not in it. Select `ledger_clock`
 * of `moved` from it and pass to {@link settleLedger} whether it was there.
 */
export function withLedger(db: Db, { childId, key, ledger }: ChildKey) {
  const next = sealLedger(childId, key, { ...ledger, clock: ledger.clock + 1 });
  return db.with('moved', (query) =>
    query
      .updateTable('ledgers')
      .set(next)
      .where('account_id', '=', childId)
      .where('ledger_clock', '=', ledger.clock)
      .returning('ledger_clock'),
  );
}

/** Writes only the ledger, when no row changes with it. */
export async function writeLedger(db: Db, childKey: ChildKey): Promise<void> {
  const moved = await withLedger(db, childKey).selectFrom('moved').select('ledger_clock').executeTakeFirst();
  await settleLedger(db, childKey, moved !== undefined);
}

/**
 * Call it after `withLedger`. If another request changed the ledger first, reads it again and merges both; this is safe
 * because versions only grow.
 */
export async function settleLedger(db: Db, childKey: ChildKey, moved: boolean): Promise<void> {
  const { childId, key, ledger } = childKey;
  if (moved) {
    ledger.clock += 1;
    return;
  }
  const stored = await db
    .selectFrom('ledgers')
    .select(['ledger', 'ledger_clock'])
    .where('account_id', '=', childId)
    .executeTakeFirst();
  if (!stored) return; // the account was deleted in the meantime
  const known = openLedger(childId, key, stored);
  for (const [row, version] of known.versions) {
    if (version > (ledger.versions.get(row) ?? 0)) ledger.versions.set(row, version);
  }
  ledger.clock = known.clock;
  await writeLedger(db, childKey);
}
