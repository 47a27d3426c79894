import { DAY_MS, type Language } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { enqueue } from '../messages/outbox.ts';
import { decryptFrom, encryptNew, type ChildKey, type SealedPlace } from '../security/child-key.ts';
import type { Child } from '../security/child-sessions.ts';
import { hashToken, newId, newToken } from '../security/tokens.ts';
import type { Services } from '../services.ts';
import { changeLogin, isNameOf, readLogin } from './accounts.ts';
import { endAllSessions } from './other-sessions.ts';
import { openAddress, sealAddress } from './login-address.ts';

const UNDO_DAYS = 7;

/** A previous login; the lock is an HMAC in base64. */
interface EarlierLogin {
  address: string;
  passwordHash: string;
  verified: boolean;
  lock: string | null;
}

/** The columns that a stored login is bound to: nobody can give it another link or a longer life. */
const place = ({
  id,
  token_hash,
  expires,
}: {
  id: string;
  token_hash: Buffer;
  expires: Date;
}): SealedPlace => ({
  table: 'login_undos',
  row: id,
  with: `${token_hash.toString('base64')}/${expires.toISOString()}`,
});

/**
 * Stores the present login for seven days, and sends its address the link that restores it. Call it in the transaction
 * of the change, under the child's lock and before the change. An imported login has no address, so nothing is stored
 * for it.
 */
export async function keepLogin(services: Services, tx: Db, child: Child, language: Language): Promise<void> {
  const login = await readLogin(tx, services, child.id);
  if (!login?.address_sealed) return;
  const address = openAddress(child.key, login.address_sealed);
  // Somebody put the address of an earlier name into the row: send no link to it.
  if (!isNameOf(services.usernames, login)(address)) return;
  const earlier: EarlierLogin = {
    address,
    passwordHash: login.passwordHash,
    verified: login.verified,
    lock: login.lock_hmac?.toString('base64') ?? null,
  };
  const id = newId();
  const token = newToken();
  const token_hash = hashToken(token);
  const expires = new Date(services.clock().getTime() + UNDO_DAYS * DAY_MS);
  const last = await tx
    .selectFrom('login_undos')
    .select(({ fn }) => fn.max('nth').as('nth'))
    .where('account_id', '=', child.id)
    .executeTakeFirst();
  await tx
    .insertInto('login_undos')
    .values({
      id,
      token_hash,
      account_id: child.id,
      nth: (last?.nth ?? 0) + 1,
      username_secret: login.username_secret,
      username_hmac: login.username_hmac,
      sealed: encryptNew(child.key, place({ id, token_hash, expires }), earlier),
      expires,
    })
    .execute();
  const to = earlier.address;
  const link = `${services.config.origins.child[0]}/undo#token=${token}`;
  const message = { kind: 'login-changed', to, language, link } as const;
  await enqueue(services, tx, { to, message, expires, accountId: child.id });
}

/**
 * Restores the login that a link stands for, ends every session, and invalidates links of later changes.
 * @returns false if the link is unknown, used or older than seven days
 */
export async function undoChange(services: Services, tx: Db, token: string): Promise<boolean> {
  const { clock, usernames } = services;
  const kept = await tx
    .selectFrom('login_undos')
    .innerJoin('child_keys', 'child_keys.account_id', 'login_undos.account_id')
    .innerJoin('accounts', 'accounts.id', 'login_undos.account_id')
    .select(['login_undos.id', 'login_undos.account_id', 'login_undos.sealed', 'login_undos.nth'])
    .select(['login_undos.token_hash', 'login_undos.expires'])
    .innerJoin('ledgers', 'ledgers.account_id', 'login_undos.account_id')
    .select(['child_keys.secret_number', 'child_keys.wrapped', 'ledgers.ledger', 'ledgers.ledger_clock'])
    .where('token_hash', '=', hashToken(token))
    .where('login_undos.expires', '>', clock())
    .forUpdate('accounts')
    .executeTakeFirst();
  if (!kept) return false;
  const key = services.keyRing.unwrap(kept.account_id, kept);
  const earlier = openEarlier(key, kept);
  if (!earlier) return false;
  const used = await tx
    .deleteFrom('login_undos')
    .where('account_id', '=', kept.account_id)
    .where('nth', '>=', kept.nth)
    .returning('id')
    .execute();
  if (!used.some(({ id }) => id === kept.id)) return false;
  const { address, passwordHash, verified, lock } = earlier;
  await changeLogin(tx, services, kept.account_id, { ...usernames.of(address), passwordHash, verified });
  await tx
    .updateTable('accounts')
    .set({
      address_sealed: sealAddress(key, address),
      lock_hmac: lock === null ? null : Buffer.from(lock, 'base64'),
      name_changed: null,
    })
    .where('id', '=', kept.account_id)
    .execute();
  await endAllSessions(tx, kept.account_id);
  return true;
}

/** @returns null if this server did not write the row */
function openEarlier(
  key: ChildKey,
  kept: Parameters<typeof place>[0] & { sealed: Buffer },
): EarlierLogin | null {
  try {
    return decryptFrom<EarlierLogin>(key, place(kept), kept.sealed);
  } catch {
    return null;
  }
}
