import type { Services } from '../../services.ts';
import { sealAddress } from '../../records/login-address.ts';
import { selectKeys } from '../../records/ledgers.ts';
import { claimInvitations } from '../../records/recipients.ts';
import { changeLogin, type KnownAccount } from '../../records/accounts.ts';

/**
 * Updates an account after LYKTA_SECRET got a newer secret. The username's HMAC can be recomputed only at sign-in, when
 * the server knows the name. Encrypts the address of an account that has no encrypted address yet, and rewraps the
 * child's key, so that the old secret can be removed later (docs/operations.md).
 */
export async function renewSecrets(
  services: Services,
  account: KnownAccount,
  username: string,
): Promise<void> {
  const { db, usernames, keyRing } = services;
  const mark = usernames.of(username);
  if (account.username_secret !== mark.username_secret) {
    await db.transaction().execute((tx) => changeLogin(tx, services, account.id, mark));
    if (account.verified) await claimInvitations(db, account.id, usernames.all(username));
  }
  const wrapped = await selectKeys(db)
    .where('child_keys.account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  const key = keyRing.unwrap(account.id, wrapped);
  if (account.address_sealed === null) {
    const address_sealed = sealAddress(key, username);
    await db.updateTable('accounts').set({ address_sealed }).where('id', '=', account.id).execute();
  }
  if (wrapped.secret_number === keyRing.newest) return;
  const renewed = keyRing.rewrap(account.id, wrapped);
  await db.updateTable('child_keys').set(renewed).where('account_id', '=', account.id).execute();
}
