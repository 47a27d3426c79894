import { changeLogin, readLogin } from '../records/accounts.ts';
import { boundCodeAccount } from '../security/code-accounts.ts';
import type { Services } from '../services.ts';
import { isOld } from './old-secret.ts';

/**
 * Marks accounts that workers made anew. Their names are random, so the name counts as made under the newest secret.
 * What this server did not write stays as it is.
 */
export async function renewCodeAccounts(services: Services): Promise<void> {
  const { db, binder, keyRing } = services;
  const rows = await db
    .selectFrom('code_accounts')
    .innerJoin('accounts', 'accounts.id', 'code_accounts.account_id')
    .select(['account_id', 'username_secret', 'username_hmac', 'code_hash', 'expires', 'mark'])
    .where('accounts.address_sealed', 'is', null)
    .where((eb) =>
      eb.or([isOld('mark', keyRing.newest), eb('accounts.username_secret', '<>', keyRing.newest)]),
    )
    .execute();
  for (const row of rows) {
    const { account_id: id } = row;
    if (!binder.holds('code-account', boundCodeAccount(row), row.mark)) continue;
    await db.transaction().execute(async (trx) => {
      if (!(await readLogin(trx, services, id))) return;
      await changeLogin(trx, services, id, { username_secret: keyRing.newest });
      await trx
        .updateTable('code_accounts')
        .set({ mark: binder.mark('code-account', boundCodeAccount(row)) })
        .where('account_id', '=', id)
        // A code that was made in the meantime has its mark under the newest secret already.
        .where('mark', '=', row.mark)
        .execute();
    });
  }
}
