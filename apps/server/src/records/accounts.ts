import type { Db } from '../database/connect.ts';
import type { Services } from '../services.ts';
import type { UsernameMark, UsernameMarks } from '../security/usernames.ts';

/** How somebody signs in to an account. */
export interface Login extends UsernameMark {
  /** A PHC string. */
  passwordHash: string;
  legacy: boolean;
  legacy_link_hash: Buffer | null;
  /** A code that was sent to the name's address was typed. */
  verified: boolean;
}

/** An account as signing in needs it. */
export interface KnownAccount extends Login {
  id: string;
  address_sealed: Buffer | null;
  name_changed: Date | null;
  lock_hmac: Buffer | null;
}

/** What is bound to the password hash. */
type BoundLogin = Omit<Login, 'passwordHash'> & { id: string };

type Keys = Pick<Services, 'loginKey'>;

/** The columns of `accounts` that hold a login, and what belongs to it. */
const columns = [
  'username_secret',
  'username_hmac',
  'legacy',
  'legacy_link_hash',
  'verified',
  'password_sealed',
  'address_sealed',
  'name_changed',
  'lock_hmac',
] as const;
type Row = Omit<KnownAccount, 'passwordHash'> & { password_sealed: Buffer };

/** The password hash opens only beside the name, verified or not, and in the account that it was sealed for. */
const context = ({ id, username_hmac, legacy, legacy_link_hash, verified }: BoundLogin) =>
  [
    id,
    username_hmac.toString('base64'),
    legacy,
    legacy_link_hash?.toString('base64') ?? '',
    ...(verified ? ['verified'] : []),
  ].join('/');

/** A login as the row of an account holds it: nobody without LYKTA_SECRET can make one or put it into another account. */
export function sealLogin(
  { loginKey }: Keys,
  id: string,
  { passwordHash, ...login }: Login,
): Omit<BoundLogin, 'id'> & { password_sealed: Buffer } {
  return { ...login, password_sealed: loginKey.encrypt(context({ id, ...login }), passwordHash) };
}

/** @returns undefined when somebody else than this server has written the row */
function openLogin({ loginKey }: Keys, { password_sealed, ...login }: Row): KnownAccount | undefined {
  try {
    return { ...login, passwordHash: loginKey.decrypt<string>(context(login), password_sealed) };
  } catch {
    return undefined;
  }
}

/** The account with one of these marks: those of a username under every secret that is listed. */
export async function findAccount(
  db: Db,
  keys: Keys,
  marks: readonly UsernameMark[],
): Promise<KnownAccount | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', ...columns])
    .where(({ eb, or }) =>
      or(
        marks.map((mark) =>
          eb.and([
            eb('username_hmac', '=', mark.username_hmac),
            eb('username_secret', '=', mark.username_secret),
          ]),
        ),
      ),
    )
    .executeTakeFirst();
  return row && openLogin(keys, row);
}

/** How a child signs in. */
export async function readLogin(db: Db, keys: Keys, id: string): Promise<KnownAccount | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', ...columns])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && openLogin(keys, row);
}

/**
 * Changes what is named of a login. Call it in a transaction.
 * @throws {Error} when somebody else than this server has written the row
 */
export async function changeLogin(trx: Db, keys: Keys, id: string, changes: Partial<Login>): Promise<void> {
  const row = await trx
    .selectFrom('accounts')
    .select(['id', ...columns])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return;
  const login = openLogin(keys, row);
  if (!login) throw new Error('the login of an account was changed by somebody else');
  const { id: _same, address_sealed: _address, name_changed: _changed, lock_hmac: _lock, ...known } = login;
  await trx
    .updateTable('accounts')
    .set(sealLogin(keys, id, { ...known, ...changes }))
    .where('id', '=', id)
    .execute();
}

/** Tells whether a username, in its one form, is the login's; for a new password, which it may not be. */
export function isNameOf(
  marks: UsernameMarks,
  login: UsernameMark | undefined,
): (username: string) => boolean {
  return (username) =>
    login !== undefined &&
    marks
      .all(username)
      .some(
        (mark) =>
          mark.username_secret === login.username_secret && mark.username_hmac.equals(login.username_hmac),
      );
}

/** Whether a failure means that a username was taken by somebody else in the same moment. */
export function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'accounts_username_hmac_username_secret_key';
}
