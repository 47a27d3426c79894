import type { Db } from '../database/connect.ts';
import type { Services } from '../services.ts';
import type { UsernameMark, UsernameMarks } from '../security/usernames.ts';
import { errorField } from '../error-field.ts';

/** The data with which a child signs in to an account. */
export interface Login extends UsernameMark {
  /** A PHC string. */
  passwordHash: string;
  legacy: boolean;
  legacy_link_hash: Buffer | null;
  /** Whether a code sent to the username's address was typed. */
  verified: boolean;
}

/** An account with the columns needed for sign-in. */
export interface KnownAccount extends Login {
  id: string;
  address_sealed: Buffer | null;
  name_changed: Date | null;
  lock_hmac: Buffer | null;
}

/** The values that the password hash is bound to. */
type BoundLogin = Omit<Login, 'passwordHash'> & { id: string };

type Keys = Pick<Services, 'loginKey'>;

/** The columns of `accounts` that hold a login and its related data. */
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

/**
 * Binds the password hash to its account, its username and their verified state: it cannot be decrypted beside other
 * values.
 */
const context = ({ id, username_hmac, legacy, legacy_link_hash, verified }: BoundLogin) =>
  [
    id,
    username_hmac.toString('base64'),
    legacy,
    legacy_link_hash?.toString('base64') ?? '',
    ...(verified ? ['verified'] : []),
  ].join('/');

/** Encrypts a login for its account row. Without LYKTA_SECRET nobody can create one or move it to another account. */
export function sealLogin(
  { loginKey }: Keys,
  id: string,
  { passwordHash, ...login }: Login,
): Omit<BoundLogin, 'id'> & { password_sealed: Buffer } {
  return { ...login, password_sealed: loginKey.encrypt(context({ id, ...login }), passwordHash) };
}

/** @returns undefined if this server did not write the row */
function openLogin({ loginKey }: Keys, { password_sealed, ...login }: Row): KnownAccount | undefined {
  try {
    return { ...login, passwordHash: loginKey.decrypt<string>(context(login), password_sealed) };
  } catch {
    return undefined;
  }
}

/** Finds the account with one of these marks: a username has one mark under each listed secret. */
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

/** Reads a child's login. */
export async function readLogin(db: Db, keys: Keys, id: string): Promise<KnownAccount | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', ...columns])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && openLogin(keys, row);
}

/**
 * Changes the given fields of a login. Call it in a transaction.
 * @throws {Error} if this server did not write the row
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

/** Returns a function that tells whether a normalised username is the login's; a new password must not equal it. */
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

/** Whether an error means that somebody else took the username at the same moment. */
export function isTaken(error: unknown): boolean {
  return (
    errorField(error, 'code') === '23505' &&
    errorField(error, 'constraint') === 'accounts_username_hmac_username_secret_key'
  );
}
