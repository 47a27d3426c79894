import type { Db } from '../database/connect.ts';
import { notFound } from '../problem.ts';
import type { ChildKey, KeyRing } from '../security/child-key.ts';
import { selectKeys } from '../records/ledgers.ts';

/** Reads a child's key. @throws {Problem} 404 if the account was deleted */
export async function childKeyOf(db: Db, keyRing: KeyRing, accountId: string): Promise<ChildKey> {
  const row = await selectKeys(db).where('child_keys.account_id', '=', accountId).executeTakeFirst();
  if (!row) throw notFound();
  return keyRing.unwrap(accountId, row);
}
