import { randomBytes } from 'node:crypto';
import type { Db } from '../database/connect.ts';
import { boundCodeAccount, newOwnCode } from '../security/code-accounts.ts';
import type { ChildKey } from '../security/child-key.ts';
import { hashToken, newId } from '../security/tokens.ts';
import type { Services } from '../services.ts';
import { changeLogin } from './accounts.ts';
import { selectKeys } from './ledgers.ts';
import { sealAddress } from './login-address.ts';
import { insertAccount } from './new-account.ts';

/** No password has this hash, and no name has the HMAC beside it: nobody can sign in. */
const NO_PASSWORD = '!';

/** Makes an account that has no sign-in, for a child without a phone or an address. @returns its key */
export async function makeCodeAccount(
  services: Pick<Services, 'keyRing' | 'loginKey' | 'binder' | 'clock'>,
  trx: Db,
): Promise<ChildKey> {
  const id = newId();
  const username_hmac = randomBytes(32);
  const login = {
    username_secret: services.keyRing.newest,
    username_hmac,
    passwordHash: NO_PASSWORD,
    legacy: false,
    legacy_link_hash: null,
    verified: false,
  };
  const key = await insertAccount(services, trx, { id, login, address: null });
  const row = { account_id: id, code_hash: null, expires: null };
  const mark = services.binder.mark('code-account', boundCodeAccount({ ...row, username_hmac }));
  await trx
    .insertInto('code_accounts')
    .values({ ...row, mark })
    .execute();
  return key;
}

const selectCodeAccounts = (db: Db) =>
  db
    .selectFrom('code_accounts')
    .innerJoin('accounts', 'accounts.id', 'code_accounts.account_id')
    .select(['account_id', 'username_hmac', 'code_hash', 'expires', 'mark'])
    .where('accounts.address_sealed', 'is', null);

/** Gives the child of such an account a new code; undefined for a child with its own sign-in. */
export async function renewOwnCode(
  services: Pick<Services, 'binder' | 'clock'>,
  trx: Db,
  accountId: string,
): Promise<string | undefined> {
  const row = await selectCodeAccounts(trx).where('account_id', '=', accountId).executeTakeFirst();
  if (!row || !services.binder.holds('code-account', boundCodeAccount(row), row.mark)) return undefined;
  const { code, changed } = newOwnCode(services, row);
  await trx.updateTable('code_accounts').set(changed).where('account_id', '=', accountId).execute();
  return code;
}

/** How a child will sign in to the account that it makes its own. */
interface OwnLogin {
  username: string;
  passwordHash: string;
}

/**
 * Makes an account of a worker the child's own: the code is used up, and the account keeps what the child has told.
 * @returns the account's id; undefined for a wrong, used or late code
 */
export async function claimCodeAccount(
  services: Pick<Services, 'keyRing' | 'loginKey' | 'binder' | 'clock' | 'usernames'>,
  trx: Db,
  code: string,
  { username, passwordHash }: OwnLogin,
): Promise<string | undefined> {
  const row = await selectCodeAccounts(trx)
    .where('code_hash', '=', hashToken(code))
    .where('expires', '>', services.clock())
    .forUpdate()
    .executeTakeFirst();
  if (!row || !services.binder.holds('code-account', boundCodeAccount(row), row.mark)) return undefined;
  const { account_id: id } = row;
  const stored = await selectKeys(trx).where('child_keys.account_id', '=', id).executeTakeFirst();
  if (!stored) return undefined;
  await changeLogin(trx, services, id, { ...services.usernames.of(username), passwordHash });
  await trx
    .updateTable('accounts')
    .set({ address_sealed: sealAddress(services.keyRing.unwrap(id, stored), username) })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('code_accounts').where('account_id', '=', id).execute();
  return id;
}
