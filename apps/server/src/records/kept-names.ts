import type { Db } from '../database/connect.ts';
import type { UsernameMark } from '../security/usernames.ts';

/**
 * Whether an address is reserved for another account: the login's previous address stays reserved while the change can
 * be undone. Check this after writing the name, so that two simultaneous changes cannot both succeed.
 */
export async function isKeptForAnother(
  db: Db,
  marks: UsernameMark[],
  accountId: string,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .selectFrom('login_undos')
    .select('id')
    .where(({ eb, or, and }) =>
      or(
        marks.map((mark) =>
          and([
            eb('username_hmac', '=', mark.username_hmac),
            eb('username_secret', '=', mark.username_secret),
          ]),
        ),
      ),
    )
    .where('account_id', '!=', accountId)
    .where('expires', '>', now)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}

/**
 * After a password reset through the account's own address, deletes undo links that would restore an older password of
 * that same address. Links that restore another address stay.
 */
export async function forgetEarlierPasswords(tx: Db, accountId: string): Promise<void> {
  await tx
    .deleteFrom('login_undos')
    .where('account_id', '=', accountId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('id')
          .where('id', '=', accountId)
          .whereRef('accounts.username_hmac', '=', 'login_undos.username_hmac'),
      ),
    )
    .execute();
}
