import type { Db } from '../database/connect.ts';
import { sealAddress } from './login-address.ts';
import { sealLogin, type Login } from './accounts.ts';
import type { ChildKey } from '../security/child-key.ts';
import type { Services } from '../services.ts';
import { toTheDay } from '../to-the-day.ts';

/** A new account: how its child signs in, and the address of that; null for one that nobody can sign in to yet. */
interface NewAccount {
  id: string;
  login: Login;
  address: string | null;
}

/** Stores an account with its own key and an empty ledger. @returns its key */
export async function insertAccount(
  services: Pick<Services, 'keyRing' | 'loginKey' | 'clock'>,
  trx: Db,
  { id, login, address }: NewAccount,
): Promise<ChildKey> {
  const { childKey, wrapped, ledger } = services.keyRing.make(id);
  const address_sealed = address === null ? null : sealAddress(childKey, address);
  await trx
    .insertInto('accounts')
    .values({ id, ...sealLogin(services, id, login), address_sealed, created: toTheDay(services.clock()) })
    .execute();
  await trx
    .insertInto('child_keys')
    .values({ account_id: id, ...wrapped })
    .execute();
  await trx
    .insertInto('ledgers')
    .values({ account_id: id, ...ledger })
    .execute();
  return childKey;
}
