import { eraseAccounts } from '../counts/erase-accounts.ts';
import { selectKeys } from '../records/ledgers.ts';
import { renewStored } from '../renewals/renew-stored.ts';
import type { Services } from '../services.ts';
import { AdminError } from './admin-error.ts';

/**
 * Deletes data that only an old secret can find: accounts whose name has no newer mark because nobody has signed in
 * since, imported logins that were never converted, and invited addresses. Afterwards the secret can be removed.
 * @throws {AdminError} for the newest number, and while a child of such an account is signed in
 */
export async function forgetSecret(
  services: Services,
  number: number,
): Promise<{ accounts: number; addresses: number }> {
  const { db, keyRing } = services;
  if (number === keyRing.newest)
    throw new AdminError(`number ${number} is the newest: it makes everything new`);
  await renewStored(services);
  return db.transaction().execute(async (trx) => {
    const left = await selectKeys(trx)
      .innerJoin('accounts', 'accounts.id', 'child_keys.account_id')
      .where('accounts.username_secret', '=', number)
      .execute();
    const ids = left.map((row) => row.account_id);
    const addresses = await trx
      .deleteFrom('invitation_recipients')
      .where('username_secret', '=', number)
      .returning('invitation_id')
      .execute();
    if (ids.length === 0) return { accounts: 0, addresses: addresses.length };
    const signedIn = await trx
      .selectFrom('sessions')
      .select('account_id')
      .where('account_id', 'in', ids)
      .limit(1)
      .executeTakeFirst();
    if (signedIn)
      throw new AdminError('a child of such an account is signed in: wait until the session has ended');
    const keys = left.map((row) => keyRing.unwrap(row.account_id, row));
    await eraseAccounts(services, trx, keys);
    return { accounts: ids.length, addresses: addresses.length };
  });
}
